# Ami minden játékhoz kell.
player = { $number }. játékos
nobody = senki
event-Forced = { $seat } számára csak egy lehetőség maradt: { $action }.
reason-not-your-decision = Most nem te döntesz.
reason-not-now = Ez nem válasz arra, amit a játék most kérdez.
reason-game-over = A játék véget ért.
