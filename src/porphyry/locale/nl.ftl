# Wat elk spel nodig heeft.
player = Speler { $number }
nobody = niemand
event-Forced = { $seat } heeft maar één keus: { $action }.
reason-not-your-decision = Je bent nu niet aan zet.
reason-not-now = Dat is geen antwoord op wat nu gevraagd wordt.
reason-game-over = Het spel is afgelopen.
