# Ami minden játékhoz kell.
player = { $number }. játékos
nobody = senki
event-Forced = { $seat } számára csak egy lehetőség maradt: { $action }.
reason-not-your-decision = Most nem te döntesz.
reason-not-now = Ez nem válasz arra, amit a játék most kérdez.
reason-game-over = A játék véget ért.
hint-chance = Az előre végigjátszott játszmákban ez nyert a leggyakrabban.
hint-only = Nincs más lehetőség.
until-revoked = amíg vissza nem vonom
event-Moment = A többiek reagálhatnak.
