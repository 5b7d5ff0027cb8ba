# Wat elk spel nodig heeft.
player = Speler { $number }
nobody = niemand
event-Forced = { $seat } heeft maar één keus: { $action }.
reason-not-your-decision = Je bent nu niet aan zet.
reason-not-now = Dat kan nu niet.
reason-game-over = Het spel is afgelopen.
hint-chance = Deed het goed in de vooruit gespeelde partijen.
hint-only = Er is niets anders te doen.
until-revoked = tot ik het beëindig
event-Moment = De anderen mogen reageren.
story-and = { $first } en { $then }
story-so-far = Tot nu toe: { $items }.
preview-invitation = Je bent uitgenodigd: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }

# Hoe een partij verliep (bots/analysis.py)
sum-from-start = { $who } lag van begin tot eind voor.
sum-ahead-since = { $who } lag van stap { $ply } tot het einde voor.
sum-came-back = { $who } kwam terug van een kans van { $part } % bij stap { $ply }.
sum-led-until = { $who } lag voor tot stap { $ply }, met hoogstens { $part } %.
sum-roll-cost = { $who } verloor { $part } % door één worp of getrokken kaart (stap { $ply }).
sum-roll-gave = { $who } won { $part } % door één worp of getrokken kaart (stap { $ply }).
sum-lucky = { $who } won over de hele partij { $part } % door geluk.
sum-unlucky = { $who } verloor over de hele partij { $part } % door pech.
sum-mistake = { $who } gaf met de duurste fout { $part } % weg (stap { $ply }).
sum-no-mistake = Geen enkele beslissing valt op als fout.
mark-slip = onnauwkeurigheid
mark-mistake = fout
mark-blunder = blunder
