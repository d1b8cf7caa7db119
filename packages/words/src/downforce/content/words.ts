import type { DeckProblem, DeckProblemCode, ProblemCode, TrackProblem } from '@paddock/downforce';
import type { Refusal } from '@paddock/kernel';
import type { SharedWords } from '../../shared.ts';
import { capital } from '../../text.ts';

/** A problem's values, as the rules give them. */
export type ProblemParts = Readonly<Record<string, string | number>>;

/** Each is the rest of a sentence whose subject is a card, the deck, a section or the track. */
export interface ProblemWords {
  readonly card: (number: number) => string;
  readonly deck: string;
  readonly section: (number: number) => string;
  readonly track: string;
  readonly deckProblems: Readonly<Record<DeckProblemCode, (parts: ProblemParts) => string>>;
  readonly trackProblems: Readonly<Record<ProblemCode, (parts: ProblemParts) => string>>;
}

type ContentCode =
  | 'not-content'
  | 'content-not-json'
  | 'content-too-deep'
  | 'content-too-large'
  | 'unknown-content'
  | 'track-id-taken';

/** What one language says about content that cannot be played with. */
export interface ContentCatalogue extends ProblemWords {
  /** Where in which content: «track-2, scenery[3]». */
  readonly place: (content: string, at: string) => string;
  readonly refusals: Readonly<Record<ContentCode, (place: string, parts: ProblemParts) => string>>;
  readonly rules: Readonly<Record<'content' | 'D-C2' | 'D-C4' | 'T6', string>>;
}

export interface ContentWords {
  /** «Card 7 has red on two lines; a colour may appear only once on a card.» */
  readonly deckProblem: (problem: DeckProblem) => string;
  readonly trackProblem: (problem: TrackProblem) => string;
  /** With the content's name, the place and the rule; `undefined` if it is another kind of refusal. */
  readonly refusal: (refusal: Refusal) => string | undefined;
}

export function contentWords(catalogue: ContentCatalogue, { typeset }: SharedWords): ContentWords {
  const ofDeck = ({ code, card, params }: DeckProblem) =>
    `${card === undefined ? catalogue.deck : catalogue.card(card)} ${catalogue.deckProblems[code](params)}.`;
  const ofTrack = ({ code, section, params }: TrackProblem) =>
    `${section === undefined ? catalogue.track : catalogue.section(section)} ${catalogue.trackProblems[code](params)}.`;
  return {
    deckProblem: (problem) => typeset(capital(ofDeck(problem))),
    trackProblem: (problem) => typeset(capital(ofTrack(problem))),
    refusal: (refusal) => {
      const { params, rule } = refusal;
      const place = catalogue.place(String(params['content']), String(params['at']));
      const problem =
        deckProblemIn(catalogue, refusal, ofDeck) ?? trackProblemIn(catalogue, refusal, ofTrack);
      const sentence = problem === undefined ? refusalText(catalogue, refusal, place) : `${place} ${problem}`;
      return sentence && typeset(`${sentence} (${ruleName(catalogue, rule)})`);
    },
  };
}

function refusalText(
  { refusals }: ContentCatalogue,
  { code, params }: Refusal,
  place: string,
): string | undefined {
  return Object.hasOwn(refusals, code) ? refusals[code as ContentCode](place, params) : undefined;
}

/** The problem that a refusal carries, in words. */
function deckProblemIn(
  { deckProblems }: ContentCatalogue,
  { code, params }: Refusal,
  text: (problem: DeckProblem) => string,
): string | undefined {
  const { problem = '', card } = params;
  if (code !== 'bad-deck' || !Object.hasOwn(deckProblems, problem)) return undefined;
  return text({ code: problem as DeckProblemCode, params, ...(typeof card === 'number' && { card }) });
}

function trackProblemIn(
  { trackProblems }: ContentCatalogue,
  { code, params }: Refusal,
  text: (problem: TrackProblem) => string,
): string | undefined {
  const { problem = '', section } = params;
  if (code !== 'bad-track' || !Object.hasOwn(trackProblems, problem)) return undefined;
  return text({ code: problem as ProblemCode, params, ...(typeof section === 'number' && { section }) });
}

/** «Track files, T6» */
function ruleName({ rules }: ContentCatalogue, rule: string): string {
  const titles: Readonly<Record<string, string>> = rules;
  if (rule === 'content') return rules.content;
  return Object.hasOwn(titles, rule) ? `${titles[rule]}, ${rule}` : rule;
}
