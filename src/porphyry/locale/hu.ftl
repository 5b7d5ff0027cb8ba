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
story-so-far = Eddig: { $items }.
preview-invitation = Meghívtak egy játékra: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }

# Hogyan zajlott egy játszma (bots/analysis.py)
sum-from-start = Elejétől a végéig az élen: { $who }.
sum-ahead-since = Innen a végéig az élen ({ $ply }. lépés): { $who }.
sum-came-back = Hátrányból fordított: { $who } ({ $ply }. lépés, { $part } % esély).
sum-led-until = Eddig vezetett ({ $ply }. lépés): { $who }, legfeljebb { $part } % eséllyel.
sum-roll-cost = Egyetlen dobás vagy húzás { $part } %-ba került ({ $ply }. lépés): { $who }.
sum-roll-gave = Egyetlen dobás vagy húzás { $part } %-ot hozott ({ $ply }. lépés): { $who }.
sum-lucky = A szerencse az egész játszmában { $part } %-ot hozott: { $who }.
sum-unlucky = A balszerencse az egész játszmában { $part } %-ba került: { $who }.
sum-mistake = A legdrágább hiba { $part } %-ba került ({ $ply }. lépés): { $who }.
sum-no-mistake = Egyik döntés sem volt egyértelmű hiba.
mark-slip = pontatlanság
mark-mistake = hiba
mark-blunder = súlyos hiba
