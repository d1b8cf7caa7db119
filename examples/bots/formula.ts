/**
 * The idea for Formula: picture the line of cars after each card, and choose the one after which my own cars stand best. From
 * what my seat sees alone.
 */

const TEAMS = ['blue', 'green', 'yellow', 'orange', 'red', 'purple'];
const POINTS = [10, 6, 4, 3, 2, 1];
/** Places that a card moves its car; dice count by their average. */
const PLACES: Readonly<Record<string, number>> = {
  turbo: 3,
  'charge-gears': -0.75,
  'charge-engine': -1.25,
  'wrong-line': -1,
  'off-circuit': -2,
  'lose-control': -3,
  pit: -1.75,
};
/** What a place is worth before it brings points, and what a rival in front costs. */
const PLACE = 0.3;
const ENVY = 1;

/** The part of the view that it looks at. */
export interface FormulaView {
  readonly public: {
    /** Running cars, best first: 'red-1'. */
    readonly line: readonly string[];
    /** The seat of each team, in the order of TEAMS. */
    readonly owners: readonly (number | null)[];
    /** The card being played. */
    readonly card: string | null;
    readonly die: number | null;
  };
  readonly own: { readonly seat: number };
}

export function chooseFormula(view: FormulaView, legal: readonly string[]): string {
  const { line, owners, card, die } = view.public;
  const isMine = (car: string) => owners[TEAMS.indexOf(car.split('-')[0] ?? '')] === view.own.seat;

  function valueOf(cars: readonly string[]): number {
    return cars.reduce((sum, car, place) => {
      if (isMine(car)) return sum + (POINTS[place] ?? 0) + PLACE * (line.length - place);
      return place === 0 ? sum - ENVY : sum;
    }, 0);
  }

  /** The best that I can do with a card: on the car of my choice. */
  function worth(name: string): number {
    const cars = carsFor(name, line);
    if (cars.length === 0) return valueOf(line);
    return Math.max(...cars.map((car) => valueOf(after(line, name, car))));
  }

  /** The car in the place that was rolled is the one that spins. */
  const rolled = line[(die ?? 0) - 1];

  return best(legal, (action) => {
    const [verb = '', thing = ''] = action.split(' ');
    if (verb === 'play') return worth(thing);
    if (verb === 'car' && card === 'crash') return isMine(thing) ? -1 : 1;
    if (verb === 'car') return valueOf(after(line, card ?? '', thing));
    if (verb === 'accept') return rolled !== undefined && !isMine(rolled) ? 1 : -1;
    return verb === 'stop' ? 1 : 0;
  });
}

/** The cars that a card may choose. */
function carsFor(card: string, line: readonly string[]): readonly string[] {
  if (card === 'turbo') return line.slice(-3);
  const colour = TEAMS.find((team) => card.endsWith(team));
  return colour === undefined ? line : line.filter((car) => car.startsWith(colour));
}

/** The line after a card is played on that car. */
function after(line: readonly string[], card: string, car: string): readonly string[] {
  const [kind = '', number] = card.split('-');
  const from = line.indexOf(car);
  // An overtaking car takes the car behind it along.
  const moving = kind === 'overtake' ? line.slice(from, from + 2) : [car];
  const places = kind === 'overtake' ? Number(number) : (PLACES[card] ?? PLACES[kind] ?? 0);
  const rest = line.filter((each) => !moving.includes(each));
  return rest.toSpliced(Math.max(0, Math.round(from - places)), 0, ...moving);
}

/** The action with the highest value; of equals any. */
export function best(legal: readonly string[], valueOf: (action: string) => number): string {
  const valued = legal.map((action) => ({ action, value: valueOf(action) + Math.random() / 1000 }));
  return valued.reduce((one, other) => (other.value > one.value ? other : one)).action;
}
