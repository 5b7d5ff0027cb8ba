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
