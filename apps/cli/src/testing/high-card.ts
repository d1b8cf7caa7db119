import { HIGH_CARD_BOTS } from '@paddock/bots/testing/high-card';
import type { Setup } from '@paddock/kernel';
import { highCardGame, type HighCardFact, type HighCardOptions } from '@paddock/kernel/testing/high-card';
import { LANGUAGES, type Language } from '@paddock/words';
import { SHARED } from '@paddock/words/all';
import { highCardWords, type HighCardWords } from '@paddock/words/testing/high-card';
import { makeGame, type Telling } from '../game.ts';
import { meanText } from '../simulate/print.ts';
import type { Report, Statistics } from '../simulate/report.ts';
import { Sample } from '../simulate/sample.ts';

const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, highCardWords(language, SHARED[language])]),
) as Readonly<Record<Language, HighCardWords>>;

const TELLING = {
  dealt: 'note',
  chose: 'note',
  revealed: 'note',
  ready: 'note',
  rolled: 'board',
} as const satisfies Record<HighCardFact['kind'], Telling>;

class HighCardStatistics implements Statistics<HighCardFact> {
  readonly #setup: Setup<HighCardOptions>;
  readonly #points: readonly Sample[];
  #rounds = 0;

  constructor(setup: Setup<HighCardOptions>) {
    this.#setup = setup;
    this.#points = Array.from({ length: setup.players }, () => new Sample());
  }

  hear(fact: HighCardFact): void {
    if (fact.kind !== 'rolled' || ++this.#rounds % this.#setup.options.rounds !== 0) return;
    for (const [seat, points] of this.#points.entries()) points.add(fact.scores[seat] ?? 0);
  }

  report(): Report {
    const bySeat = this.#points.map((points) => points.summary());
    return {
      games: this.#rounds / this.#setup.options.rounds,
      figures: { bySeat },
      lines: (session) => [
        session.text.simulate.pointsBySeat,
        ...bySeat.map(
          (points, seat) => `  ${session.text.simulate.seat(seat + 1)}  ${meanText(session, points)}`,
        ),
      ],
    };
  }
}

export const highCard = makeGame({
  game: highCardGame,
  bots: HIGH_CARD_BOTS,
  words: WORDS,
  ladder: { usual: {} },
  statistics: (setup) => new HighCardStatistics(setup),
  tellingOf: (fact) => TELLING[fact.kind],
  story: (facts, language, context) =>
    facts.map((fact, at) => ({ text: WORDS[language].fact(fact, context), first: at, last: at })),
  board: ({ scores }, _language, { names }) =>
    scores.map((score, seat) => `${names[seat]} ${score}`).join(' · '),
  coloured: () => [],
  contextOf: () => ({}),
});
