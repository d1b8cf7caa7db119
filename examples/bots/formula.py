"""The idea for Formula: picture the line of cars after each card, and choose the one after which my own cars stand best.

From what my seat sees alone. The same as formula.ts."""

import random

TEAMS = ["blue", "green", "yellow", "orange", "red", "purple"]
POINTS = [10, 6, 4, 3, 2, 1]
# Places that a card moves its car; dice count by their average.
PLACES = {
    "turbo": 3,
    "charge-gears": -0.75,
    "charge-engine": -1.25,
    "wrong-line": -1,
    "off-circuit": -2,
    "lose-control": -3,
    "pit": -1.75,
}
# What a place is worth before it brings points, and what a rival in front costs.
PLACE = 0.3
ENVY = 1


def choose_formula(view, legal):
    public = view["public"]
    line, owners, card = public["line"], public["owners"], public["card"]
    seat = view["own"]["seat"]

    def is_mine(car):
        return owners[TEAMS.index(car.split("-")[0])] == seat

    def value_of(cars):
        value = 0.0
        for place, car in enumerate(cars):
            if is_mine(car):
                value += (POINTS[place] if place < len(POINTS) else 0) + PLACE * (len(line) - place)
            elif place == 0:
                value -= ENVY
        return value

    def worth(name):
        """The best that I can do with a card: on the car of my choice."""
        cars = cars_for(name, line)
        return max((value_of(after(line, name, car)) for car in cars), default=value_of(line))

    # The car in the place that was rolled is the one that spins.
    die = public["die"] or 0
    rolled = line[die - 1] if 0 < die <= len(line) else None

    def value(action):
        verb, _, thing = action.partition(" ")
        if verb == "play":
            return worth(thing)
        if verb == "car" and card == "crash":
            return -1 if is_mine(thing) else 1
        if verb == "car":
            return value_of(after(line, card or "", thing))
        if verb == "accept":
            return 1 if rolled is not None and not is_mine(rolled) else -1
        return 1 if verb == "stop" else 0

    return best(legal, value)


def cars_for(card, line):
    """The cars that a card may choose."""
    if card == "turbo":
        return line[-3:]
    colour = next((team for team in TEAMS if card.endswith(team)), None)
    return line if colour is None else [car for car in line if car.startswith(colour)]


def after(line, card, car):
    """The line after a card is played on that car."""
    kind, _, rest = card.partition("-")
    start = line.index(car)
    # Whoever overtakes takes the car behind along.
    moving = line[start : start + 2] if kind == "overtake" else [car]
    places = int(rest[0]) if kind == "overtake" else PLACES.get(card, PLACES.get(kind, 0))
    others = [each for each in line if each not in moving]
    to = max(0, round(start - places))
    return others[:to] + moving + others[to:]


def best(legal, value_of):
    """The action with the highest value; of equals any."""
    return max(legal, key=lambda action: value_of(action) + random.random() / 1000)
