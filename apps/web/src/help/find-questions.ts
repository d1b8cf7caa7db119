import { plain } from '../rules-page/search.ts';

/** A question that people ask, and the rules that answer it. */
export interface Question {
  readonly id: string;
  readonly ask: string;
  /** Other words for the same. */
  readonly also: string;
  readonly rules: readonly string[];
}

/** Words that most questions have, in all languages: they tell little. */
const COMMON = new Set(
  stems(
    'a an the i my me is are be do does did can cant could may what when which who how why where if of in on to for it you your this that there get have has not and or with one ' +
      'le la les un une des du de ma mon mes je est sont puis peut on ne pas que quoi quel quelle quand qui comment pourquoi ou si dans sur pour il elle ce cette y avoir et avec faire fait en moi ' +
      'o os as uma um uns dos das do da no na nos nas meu minha meus minhas eu e sao posso pode se nao que qual quais quando quem como porque onde em para ele ela este esta ha ter com faz fazer por',
  ),
);
const COMMON_WEIGHT = 0.08;

/** Words without accents, signs and plurals. */
export function stems(text: string): string[] {
  return plain(text)
    .replaceAll("n't", 'nt')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?:[sx]|oes|ao)$/, '') : word));
}

/** How well one word stands for another: 1 the same, 0 nothing alike. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short)) return 0.8;
  return short.length >= 4 && isOneSlipAway(short, long) ? 0.7 : 0;
}

/** A letter too many, too few, wrong, or two that changed places. */
function isOneSlipAway(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const [rest, longRest] = [short.slice(at), long.slice(at)];
  if (long.length > short.length) return rest === longRest.slice(1);
  const isSwapped = rest[0] === longRest[1] && rest[1] === longRest[0] && rest.slice(2) === longRest.slice(2);
  return isSwapped || rest.slice(1) === longRest.slice(1);
}

function weightOf(word: string): number {
  return COMMON.has(word) || /^\p{L}{1,2}$/u.test(word) ? COMMON_WEIGHT : 1;
}

/** From 0 to a little more than 1: how much of what is sought a question speaks of; the shorter question first. */
function score(sought: readonly string[], { ask, also }: Question): number {
  const asked = stems(ask);
  const known = [...asked, ...stems(also)];
  const all = sought.reduce((sum, word) => sum + weightOf(word), 0);
  const best = (word: string, words: readonly string[]) =>
    Math.max(0, ...words.map((each) => likeness(word, each)));
  const met = sought.reduce((sum, word) => sum + weightOf(word) * best(word, known), 0);
  const said = asked.reduce((sum, word) => sum + weightOf(word) * best(word, sought), 0);
  const whole = asked.reduce((sum, word) => sum + weightOf(word), 0);
  return all === 0 || whole === 0 ? 0 : met / all + 0.25 * (said / whole);
}

const FOUND = 0.65;
const MOST = 4;

interface FoundQuestions {
  /** These are meant. */
  readonly found: readonly Question[];
  /** Nearest to what is sought; the first of all where nothing is near. */
  readonly nearest: readonly Question[];
}

export function findQuestions(query: string, questions: readonly Question[]): FoundQuestions {
  const sought = stems(query);
  const ranked = questions
    .map((question) => ({ question, score: score(sought, question) }))
    .toSorted((one, other) => other.score - one.score);
  return {
    found: ranked
      .filter((each) => each.score >= FOUND)
      .slice(0, MOST)
      .map(({ question }) => question),
    nearest: ranked.slice(0, MOST - 1).map(({ question }) => question),
  };
}
