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
preview-invitation = Je bent uitgenodigd: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }

# Hoe een partij verliep (bots/analysis.py)
sum-from-start = { $who } lag van begin tot eind voor.
sum-ahead-since = { $who } lag van stap { $ply } tot het einde voor.
sum-came-back = { $who } kwam terug van een kans van { $part } % bij stap { $ply }.
sum-led-until = { $who } lag voor tot stap { $ply }, met hoogstens { $part } %.
sum-roll-cost = Eén worp of trekking kostte { $who } { $part } % (stap { $ply }).
sum-roll-gave = Eén worp of trekking bracht { $who } { $part } % (stap { $ply }).
sum-lucky = Over de hele partij bracht het geluk { $who } { $part } %.
sum-unlucky = Over de hele partij kostte de pech { $who } { $part } %.
sum-mistake = De duurste fout kostte { $who } { $part } % (stap { $ply }).
sum-no-mistake = Geen enkele beslissing valt op als fout.
mark-slip = onnauwkeurigheid
mark-mistake = fout
mark-blunder = blunder
