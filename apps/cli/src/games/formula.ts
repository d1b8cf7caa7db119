import { FORMULA_BOTS, FORMULA_GAUGE } from '@paddock/bots';
import { CAR_NAMES, formulaGame, type FormulaFact, type Team } from '@paddock/formula';
import { FORMULA } from '@paddock/words/all';
import { makeGame, type Telling } from '../game.ts';
import { FormulaStatistics } from './formula-statistics.ts';

const TELLING = {
  'team-given': 'note',
  'grid-drawn': 'note',
  'race-starts': 'apart',
  dealt: 'skip',
  drew: 'skip',
  played: 'note',
  chose: 'note',
  rolled: 'note',
  rejected: 'note',
  accepted: 'note',
  'rolls-again': 'note',
  stopped: 'note',
  moved: 'board',
  retired: 'board',
  nothing: 'board',
  'pile-empty': 'apart',
  'race-over': 'apart',
  ready: 'note',
  'season-over': 'apart',
} as const satisfies Record<FormulaFact['kind'], Telling>;

export const formula = makeGame({
  game: formulaGame,
  bots: FORMULA_BOTS,
  words: FORMULA,
  // A season says no more about a bot than the same number of single races.
  ladder: { usual: { races: 1 }, gauge: FORMULA_GAUGE },
  statistics: (setup) => new FormulaStatistics(setup),
  tellingOf: (fact) => TELLING[fact.kind],
  story: (facts, language, context) =>
    facts.map((fact, at) => ({ text: FORMULA[language].fact(fact, context), first: at, last: at })),
  board: ({ line, retired }, language, _context, paint) => {
    const { car } = FORMULA[language];
    const names = (cars: typeof line) => cars.map((name) => paint(car(name), teamOf(name))).join(' · ');
    return retired.length === 0 ? names(line) : `${names(line)} | ${names(retired)}`;
  },
  coloured: (language, { drivers }) => {
    const { car } = FORMULA[language];
    return CAR_NAMES.map((name) => [car(name, drivers && { drivers }), teamOf(name)] as const);
  },
  contextOf: ({ drivers }) =>
    Array.isArray(drivers) && drivers.length > 0 ? { drivers: drivers as readonly string[] } : {},
});

function teamOf(car: string): Team {
  return car.slice(0, -2) as Team;
}
