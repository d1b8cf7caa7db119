export const DECK_PROBLEM_CODES = [
  'not-a-deck',
  'unknown-field',
  'bad-text',
  'bad-number',
  'no-cards',
  'too-many-kinds',
  'too-many-cards',
  'too-few-cards',
  'not-a-card',
  'bad-line',
  'too-many-lines',
  'colour-twice',
  'kind-twice',
] as const;
export type DeckProblemCode = (typeof DECK_PROBLEM_CODES)[number];

/** Why a file is not a deck (D-C2). `card` counts the file's entries from 1, as its author does. */
export interface DeckProblem {
  readonly code: DeckProblemCode;
  readonly card?: number;
  readonly params: Readonly<Record<string, string | number>>;
}

type Params = DeckProblem['params'];

export function deckProblem(code: DeckProblemCode, params: Params = {}, card?: number): DeckProblem {
  return card === undefined ? { code, params } : { code, card, params };
}

/** Each continues its subject, «card 7» or «the deck». */
export const DECK_SENTENCES = {
  'not-a-deck': () => 'is not a deck file: an object with format 1 is expected',
  'unknown-field': (p) => `has an unknown field ${p['field']}: is it misspelt?`,
  'bad-text': (p) => `needs ${p['field']} to be ${p['expected']}`,
  'bad-number': (p) => `needs ${p['field']} to be a whole number from ${p['min']} to ${p['max']}`,
  'no-cards': () => 'needs a list of cards',
  'too-many-kinds': (p) => `has ${p['count']} different cards; at most ${p['max']} are allowed`,
  'too-many-cards': (p) => `has ${p['count']} cards; at most ${p['max']} are allowed`,
  'too-few-cards': (p) =>
    `has ${p['count']} cards; at least ${p['min']} are needed, so that two players get six each`,
  'not-a-card': () => 'needs a kind such as "r6y4w2", its lines from the top',
  'bad-line': (p) =>
    `has a line “${p['line']}”: expected one of the letters ${p['letters']} (w is wild) and a number from 1 to 6`,
  'too-many-lines': (p) => `has ${p['count']} lines; a card has one to ${p['max']}`,
  'colour-twice': (p) => `has ${p['colour']} on two lines; a colour may appear only once on a card`,
  'kind-twice': (p) => `is the same as card ${p['other']}: give that one a higher count`,
} satisfies Record<DeckProblemCode, (params: Params) => string>;

/** One English sentence for the author of a deck file. */
export function explainDeckProblem({ code, card, params }: DeckProblem): string {
  return `${card === undefined ? 'the deck' : `card ${card}`} ${DECK_SENTENCES[code](params)}`;
}
