"""Weights that nobody has tuned: first guesses, in points of the final score where nothing else is said."""

from __future__ import annotations

from typing import Final

# Chances of an attack
HOPELESS: Final = 0.08  # against a defender who is as strong
BARELY: Final = 0.02  # with nothing left for the losses to come
HIT: Final = 0.5  # of one die
FIELD: Final = 0.65  # a battle is won by the stronger side
FIELD_PER_CUBE: Final = 0.06  # and more surely for each cube it is stronger by
FIELD_CUBES: Final = 5
NO_CHANCE: Final = 0.05  # attacks less likely than this are not thought of

# Cities
POINT: Final = 1.0  # a disc now
POINTS: Final = 2.0  # a disc now and at the end
GARRISON: Final = 1.0  # the cube that a conquered city costs

# Armies
STANDING_GUARD: Final = 2.0  # strength that stays at home
RESERVE_MOST: Final = 8.0
RESERVE_PER_MARCH: Final = 2.0
MARCHES_MOST: Final = 6
OFF_BOARD: Final = 0.9  # an army that must be placed first
LEVIES_MOST: Final = 3

# Money
UNPAID_PRICE: Final = 2.0  # bezants that a deserting cube would have cost
STILL_ACTING: Final = 0.7  # a player who has not passed may still find the money
UNPAID_TRACK: Final = 0.5  # of that loss, what falls on the track
LAST_MONEY: Final = 30  # bezants that can be spent in the last turn
MUCH_MONEY: Final = 24

# Cubes
LAST_CUBES: Final = 10  # that can be used in the last turn
LAST_CASUALTY: Final = 0.15
RETURNING: Final = 0.95  # a cube that comes back at the end of the turn, against one in the pool
MANY: Final = 8.0
CASUALTIES_RETURN: Final = 2.0  # one in so many

# The two tracks
LOOSE_MONEY: Final = 0.5  # of what money and armies are worth, what may still go to the lower track
LOOSE_ARMY: Final = 0.5
LOOSE_LOWER: Final = 0.5
LOOSE_HIGHER: Final = 0.2
HALF: Final = 0.5  # BYZ-FIN-03
LAST_MARGIN: Final = 0.02  # once nobody acts any more

# The capital
FALL_NOW: Final = 0.9  # how likely a stroke that is open is made
FALL_OWN: Final = 20.0
FALL_ANY: Final = 10.0
FALL: Final = 25.0  # what a stroke at the capital brings to the seat that would win by it
FALL_ARMY_LOST: Final = 4.0  # what it costs if it fails
FALL_BULGARS_LOST: Final = 2.0
FALL_FOR_OTHERS: Final = -6.0  # a stroke that lets another player win
OPEN: Final = 0.1  # from this chance on the capital needs a guard
GUARD_CAPITAL: Final = 3.0

# First looks at an action: how sharply the better one is preferred
SHARP: Final = 1.2
LEAST_WEIGHT: Final = 1e-6

# Where a cube comes from
FROM_POOL: Final = 0.6
PRICE: Final = 3.0  # bezants
POOR: Final = 3  # bezants left after upkeep: less makes money dear
POOR_PRICE: Final = 1.8
CASUALTY: Final = 0.35
LAST_TURN_CASUALTY: Final = 0.05
LEVY_CUBE: Final = 0.9
ARMY_CUBE: Final = 1.4
UNPAID_CUBE: Final = 0.8  # less, if it would not be paid anyway

# The track that holds the other back
BEHIND: Final = 0.6  # of the other track
WEAK_TRACK: Final = 1.35
STRONG_TRACK: Final = 0.75

# Marches
NEXT_LINK: Final = 0.7  # of the best attack that the next link could be
CUBE_ON_WALL: Final = 0.175  # losses for each point of the walls
MOVE_CUBE_ATTACK: Final = 0.3
MOVE_CUBE: Final = 0.5
MARCH: Final = 0.3
PLACE_ATTACK: Final = 0.85
PLACE: Final = 0.2
CIVIL_WAR: Final = 1.2
CIVIL_WAR_NOWHERE: Final = -3.0

# Spaces
ROLE: Final = 0.4
FLEET: Final = 0.5
FOREIGN_IMPROVEMENT: Final = -2.0
FORTIFY_THREATENED: Final = 0.35  # for each disc
FORTIFY: Final = 0.1
BULGARS_GROW: Final = -0.5

# Reinforcements
NOT_PAID: Final = -1.0
SHORT: Final = 2  # bezants
KEEP_CUBE: Final = 0.7  # of the upkeep to come
MOVE_FEW: Final = 2.2
MOVE_SOME: Final = 1.0
MOVE_MORE: Final = 0.2
ELITE_WEAK: Final = 1.9
ELITE: Final = 0.9
MAIN_WEAK: Final = 1.7
MAIN: Final = 0.5
LEVY_FEW: Final = 0.6
LEVY: Final = 0.1

# Churches and mosques
BUILDING_DEAR: Final = 0.2
BUILDING_LAST: Final = 2.6
BUILDING: Final = 2.0

# Taxes
TAX_BEZANT: Final = 0.45
TAX_CUBE: Final = 0.35
TAX_IDLE: Final = 0.6

# Passing
PASS_FIRST: Final = 0.75
PASS_LATER: Final = 0.35
PASS_FROM: Final = 0.05  # by the place in the list of sources: boxes last

# Answers, as weights
LOSE_MOVE_FIRST: Final = 4.0  # if the city hangs on every cube of strength
LOSE_MAIN_THEN: Final = 2.0
LOSE_ELITE_LAST: Final = 0.5
LOSE_MOVE_SPARE: Final = 1.0
LOSE_MOVE: Final = 0.5
LOSE_MAIN_SPARE: Final = 2.0
LOSE_MAIN: Final = 1.2
LOSE_ELITE: Final = 0.4
DESERT_ELITE: Final = 0.5
GARRISON_SHARP: Final = 2.0
WITHDRAW_OUTNUMBERED: Final = 3.0
WITHDRAW: Final = 0.5
WITHDRAW_MAY_BE_LOST: Final = 0.3
STAND: Final = 1.0
WEAKEST_FIRST: Final = 4.0
RESIST: Final = 3.0  # double, roll, call the levy, refuse
LET_BE: Final = 0.6
SPLIT_SHORT: Final = 1.2
SPLIT_SPARE: Final = 2.0
SPLIT_SHARP: Final = 0.6
SPLIT_SHIFT: Final = 6.0
