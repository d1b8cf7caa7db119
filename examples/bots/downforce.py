"""The idea for Downforce: buy one car that my hand moves far, and not dearly; play the cards that move my cars most and
others least; bet on my best car while it may still win.

From what my seat sees alone. The same as downforce.ts."""

import re

from formula import best

CARS = ["black", "blue", "green", "yellow", "orange", "red"]
# In the names of cards: 'r6k4w2' moves red 6, black 4, and any car 2.
LETTERS = "kbgyorw"
WILD = 6


def lines_of(card):
    """The lines of a card: which car, and how far."""
    return [(LETTERS.index(line[0]), int(line[1:])) for line in re.findall(r"[kbgyorw]\d+", card)]


def choose_downforce(view, legal):
    public = view["public"]
    owners, standing, cars = public["owners"], public["standing"], public["cars"]
    for_sale = public["auction"]["forSale"]
    seat, hand = view["own"]["seat"], view["own"]["hand"]
    moving = (public["card"] or {}).get("car")

    def is_mine(car):
        return owners[car] == seat

    def is_home(car):
        return cars[car]["place"] is not None

    def place_of(car):
        return standing.index(CARS[car]) if CARS[car] in standing else 0

    mine = [car for car in range(len(CARS)) if is_mine(car) and not is_home(car)]

    def worth(name):
        """Spaces for my cars, less a quarter of what others get."""
        value = 0.0
        for car, spaces in lines_of(name):
            if car == WILD:
                value += 0.8 * spaces if mine else 0
            elif not is_home(car):
                value += spaces if is_mine(car) else -spaces / 4
        return value

    def strength(car):
        """How far the hand moves that car on average: what it is worth to me."""
        lines = [line for card in hand for line in lines_of(card)]
        return sum(spaces for each, spaces in lines if each == car) / max(1, len(hand))

    def bid_worth(offer):
        """Bids up to what the car is worth to me; a second car hardly anything."""
        limit = 1 if seat in owners else 2 * strength(CARS.index(for_sale))
        return offer if offer <= limit else -offer

    def bet_worth(car):
        return (2.5 if is_mine(car) else 0) - place_of(car)

    def lines_up(letters):
        """The best car first: each place counts for less than the one before."""
        return sum((10 + bet_worth(LETTERS.index(letter))) / (at + 1) for at, letter in enumerate(letters))

    def value(action):
        verb, _, thing = action.partition(" ")
        car = CARS.index(thing) if thing in CARS else None
        if verb == "bid":
            offers = [spaces for each, spaces in lines_of(thing) if each < WILD and CARS[each] == for_sale]
            return bid_worth(offers[0] if offers else 0)
        if verb == "offer":
            return bid_worth(0 if thing == "pass" else int(thing))
        if verb == "play":
            return worth(thing)
        if verb == "wild" and car is not None:
            return 10 - place_of(car) if car in mine else place_of(car) - 10
        if verb == "bet" and car is not None:
            return bet_worth(car)
        if verb in ("podium", "predict"):
            return lines_up(thing)
        if verb in ("more", "move"):
            return 1 if moving in CARS and is_mine(CARS.index(moving)) else -1
        return -100 if verb == "decline" else 0

    return best(legal, value)
