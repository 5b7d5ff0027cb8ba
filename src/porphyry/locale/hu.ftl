# Ami minden játékhoz kell.
player = { $number }. játékos
    .the = { $number ->
        [1] az { $number }. játékos
       *[other] a { $number }. játékos
    }
nobody = senki
event-Forced = { $seat-the } számára csak egy lehetőség maradt: { $action }.
reason-not-your-decision = Most nem te döntesz.
reason-not-now = Ezt most nem lehet.
reason-game-over = A játék véget ért.
hint-chance = Az előre végigjátszott játszmákban jól szerepelt.
hint-only = Nincs más lehetőség.
until-revoked = amíg vissza nem vonom
event-Moment = A többiek reagálhatnak.
story-and = { $first }, és { $then }
preview-invitation = Meghívtak egy játékra: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
