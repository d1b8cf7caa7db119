import { isName } from '@paddock/kernel';
import { BET_LINES, CAR_NAMES, CARS, MOST_NAME, MOST_PRICE, MOST_RACES, TEAMS, type Pad } from './pad.ts';

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isList = (value: unknown, most: number, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(isItem);
const isHex = (value: unknown, length: number): boolean =>
  typeof value === 'string' && new RegExp(`^[0-9a-f]{${length}}$`).test(value);

/** Cars in an order, each once. */
const isOrder = (value: unknown, cars: readonly unknown[]): boolean =>
  isList(value, cars.length, isOneOf(cars)) && new Set(value).size === value.length;

export function areNames(value: unknown): value is string[] {
  const isGiven = (name: unknown) =>
    typeof name === 'string' &&
    name.length <= 2 * MOST_NAME &&
    (name.trim() === '' || isName(name.trim(), MOST_NAME));
  return isList(value, 6, isGiven) && value.length >= 2;
}

/** From this device or from a link: nothing is taken that the pad could not have made itself. */
export function readPad(value: unknown): Pad | undefined {
  return isPad(value) ? value : undefined;
}

function isPad(value: unknown): value is Pad {
  if (!isObject(value) || !areNames(value['names'])) return false;
  const { id, made, changed, names, game } = value;
  if (!isHex(id, 16) || !isWhole(made, 0, 1e14) || !isWhole(changed, 0, 1e14)) return false;
  if (game === 'downforce') return isDownforce(value, names.length);
  return game === 'formula' && isFormula(value, names.length);
}

function isDownforce(pad: Members, players: number): boolean {
  const isSeat = (value: unknown) => isWhole(value, 0, players - 1);
  const isSale = (value: unknown) =>
    isObject(value) && isSeat(value['seat']) && isWhole(value['price'], 0, MOST_PRICE);
  const isBet = (value: unknown) =>
    value === null || (isObject(value) && isOneOf(CARS)(value['car']) && isHex(value['salt'], 32));
  const areBets = (value: unknown) => isList(value, BET_LINES, isBet) && value.length === BET_LINES;
  const isMailbox = (value: unknown) =>
    value === undefined ||
    (isObject(value) &&
      /^[\w-]{22}$/.test(String(value['key'])) &&
      isHex(value['secret'], 32) &&
      isList(value['phones'], players, isSeat) &&
      isList(value['back'], players, isSeat));
  return (
    isOneOf(['printed', 'manual'])(pad['payouts']) &&
    typeof pad['hasBets'] === 'boolean' &&
    isObject(pad['sold']) &&
    Object.entries(pad['sold']).every(([car, sale]) => isOneOf(CARS)(car) && isSale(sale)) &&
    isList(pad['bets'], players, areBets) &&
    pad['bets'].length === players &&
    isOrder(pad['order'], CARS) &&
    isWhole(pad['finishers'], 0, CARS.length) &&
    isOneOf(['playing', 'opening', 'done'])(pad['status']) &&
    isMailbox(pad['mailbox'])
  );
}

function isFormula(pad: Members, players: number): boolean {
  const isOwner = (value: unknown) => value === null || isWhole(value, 0, players - 1);
  const isRace = (value: unknown) =>
    isOrder(value, CAR_NAMES) && Array.isArray(value) && value.length === CAR_NAMES.length;
  return (
    isList(pad['owners'], TEAMS.length, isOwner) &&
    pad['owners'].length === TEAMS.length &&
    isWhole(pad['races'], 1, MOST_RACES) &&
    isList(pad['results'], Number(pad['races']), isRace) &&
    isOrder(pad['entering'], CAR_NAMES)
  );
}
