import { FAMILIES, KINDS, TEAMS, type CardName, type Family, type Team } from '@paddock/formula';

/** What a card's face shows. */
export interface CardKind {
  readonly family: Family;
  /** Signed; 0 where a die or the card's text says how far. */
  readonly places: number;
  readonly team: Team | null;
  readonly rolls: boolean;
}

const ROLLING: ReadonlySet<Family> = new Set<Family>([
  'charge-gears',
  'charge-engine',
  'pit',
  'spin-out',
  'spin-last',
  'crash',
]);

const BY_NAME: ReadonlyMap<CardName, CardKind> = new Map(
  KINDS.map(({ name, family: index, places, team }): [CardName, CardKind] => {
    const family = FAMILIES[index] ?? 'overtake';
    const sign = family === 'back' ? -1 : 1;
    return [name, { family, places: places * sign, team: TEAMS[team] ?? null, rolls: ROLLING.has(family) }];
  }),
);

export function cardKind(card: CardName): CardKind {
  const kind = BY_NAME.get(card);
  if (kind === undefined) throw new Error(`there is no card ${card}`);
  return kind;
}
