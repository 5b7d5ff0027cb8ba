# Wat elk spel nodig heeft.
player = Speler { $number }
nobody = niemand
event-Forced = { $seat } heeft maar één keus: { $action }.
reason-not-your-decision = Je bent nu niet aan zet.
reason-not-now = Dat is geen antwoord op wat nu gevraagd wordt.
reason-game-over = Het spel is afgelopen.
hint-chance = Zo werd in de vooruit gespeelde partijen het vaakst gewonnen.
hint-only = Er is niets anders te doen.
until-revoked = tot ik het beëindig
event-Moment = De anderen mogen reageren.
