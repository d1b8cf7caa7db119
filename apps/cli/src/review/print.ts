import type { Review, SeatTotals, Step, Worth } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';
import { REVIEW } from '@paddock/words/all';
import type { ReviewPart } from '@paddock/words/review';
import type { Game } from '../game.ts';
import { painted } from '../paint.ts';
import type { Session } from '../session.ts';

const PARTS: readonly ReviewPart[] = ['start', 'luck', 'own', 'others', 'residual', 'result'];
const BAR = 6;
const CELL = 22;
const LABEL = 14;
const MOST_DECISIONS = 8;
/** More draws than that in one step are named by their kind alone. */
const MOST_TOLD = 3;

/** A review in words: the chart as a table, what the results are made of, what turned it, what cost most. */
export class ReviewPrinter {
  readonly #session: Session;
  readonly #game: Game;
  readonly #record: GameRecord;
  readonly #review: Review;
  readonly #names: readonly string[];
  /** Shown: all, or the one asked for. */
  readonly #seats: readonly number[];

  constructor(session: Session, game: Game, record: GameRecord, review: Review, seat: number | undefined) {
    this.#session = session;
    this.#game = game;
    this.#record = record;
    this.#review = review;
    this.#names = game.contextOf(record).names;
    this.#seats = seat === undefined ? review.totals.map((_, at) => at) : [seat];
  }

  lines(): string[] {
    const { language, words, paint } = this.#session;
    const title = words.labelled(this.#game.title(language), words.and(this.#names));
    return [
      paint(title, 'bold'),
      ...this.#part(`${this.#words.chance} · ${this.#words.score}`, this.#chart()),
      ...this.#part(this.#words.totals, this.#totals()),
      ...this.#part(this.#words.turns, this.#turns()),
      ...this.#part(this.#words.worst, this.#decisions()),
    ];
  }

  get #words() {
    return REVIEW[this.#session.language];
  }

  #part(heading: string, lines: readonly string[]): string[] {
    return ['', this.#session.paint(heading, 'bold'), ...lines];
  }

  /** A line for every entry, as it stood after it. */
  #chart(): string[] {
    const { start, steps } = this.#review;
    const rows = steps.filter(({ entry }, index) => steps[index + 1]?.entry !== entry);
    const head = this.#seats.map((seat) => (this.#names[seat] ?? '').padEnd(CELL)).join('');
    return [
      `${''.padEnd(6 + LABEL)}${head}`.trimEnd(),
      this.#row('', this.#words.parts.start, start, steps[0]?.isEarly === true),
      ...rows.map((step) => this.#row(String(step.entry + 1), this.#actor(step), step.values, step.isEarly)),
    ];
  }

  #row(number: string, actor: string, values: readonly Worth[], isEarly: boolean): string {
    const { paint } = this.#session;
    const cells = this.#seats.map((seat) => this.#cell(values[seat] ?? { points: 0, win: 0 }, isEarly));
    const note = isEarly ? paint(this.#words.tooEarly, 'dim') : '';
    return `${paint(number.padStart(4), 'dim')}  ${actor.slice(0, LABEL - 1).padEnd(LABEL)}${cells.join('')}${note}`.trimEnd();
  }

  #cell({ points, win }: Worth, isEarly: boolean): string {
    const bar = isEarly ? '' : '█'.repeat(Math.round((win * BAR) / 1_000_000));
    const chance = this.#percent(win).padStart(5);
    return `${bar.padEnd(BAR, '·')}${chance} ${this.#session.number(points / 1_000, 1).padStart(6)}`.padEnd(
      CELL,
    );
  }

  #actor({ entry, cause }: Step): string {
    const seat = this.#record.entries[entry]?.seat;
    return seat === undefined ? this.#words.causes[cause] : (this.#names[seat] ?? '');
  }

  #totals(): string[] {
    const { parts, chance, score } = this.#words;
    const widths = PARTS.map((part) => Math.max(9, parts[part].length + 2));
    const line = (label: string, cells: readonly string[]) =>
      `  ${label.padEnd(LABEL + 10)}${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('')}`;
    const row = (totals: SeatTotals, unit: 'win' | 'points') =>
      PARTS.map((part) => this.#amount(totals[part][unit], unit, part !== 'start' && part !== 'result'));
    const errors = ({ errors }: SeatTotals) =>
      PARTS.map((part) =>
        part === 'luck' || part === 'own' || part === 'others'
          ? `± ${this.#amount(errors[part], 'win', false)}`
          : '',
      );
    return [
      line(
        '',
        PARTS.map((part) => parts[part]),
      ),
      ...this.#review.totals.flatMap((totals, seat) =>
        this.#seats.includes(seat)
          ? [
              line(`${this.#names[seat] ?? ''}, ${chance}`.slice(0, LABEL + 9), row(totals, 'win')),
              line('', errors(totals)).trimEnd(),
              line(score, row(totals, 'points')),
            ]
          : [],
      ),
    ];
  }

  #turns(): string[] {
    const { steps, turns } = this.#review;
    if (turns.length === 0) return [`  ${this.#words.noTurns}`];
    return turns.flatMap((index) => {
      const step = steps[index];
      if (step === undefined) return [];
      const swings = step.change
        .map(({ win }, seat) => ({ seat, win }))
        .filter(({ win }) => Math.abs(win) >= 10_000)
        .map(({ seat, win }) => `${this.#names[seat]} ${this.#amount(win, 'win', true)}`);
      return this.#told(step, swings.join(', '), [this.#story(step)]);
    });
  }

  #decisions(): string[] {
    const named = this.#review.steps
      .filter(
        ({ seat, judged }) => seat !== undefined && this.#seats.includes(seat) && isNamed(judged?.grade),
      )
      .toSorted((a, b) => (b.judged?.gave.win ?? 0) - (a.judged?.gave.win ?? 0))
      .slice(0, MOST_DECISIONS);
    if (named.length === 0) return [`  ${this.#words.noMistakes}`];
    return named.flatMap((step) => {
      const { seat = 0, judged } = step;
      if (judged === undefined) return [];
      const verdict = this.#words.verdicts[judged.grade](this.#percent(judged.gave.win));
      return this.#told(step, `${this.#names[seat]}. ${verdict}`, [
        this.#session.words.labelled(this.#words.played, this.#story(step)),
        this.#session.words.labelled(this.#words.better, this.#story(step, judged.plans[0]?.do)),
      ]);
    });
  }

  #told({ entry }: Step, what: string, lines: readonly string[]): string[] {
    const { language, paint, words } = this.#session;
    const coloured = this.#game.coloured(language, this.#game.contextOf(this.#record));
    return [
      `  ${words.labelled(this.#words.moment(entry + 1), what)}`,
      ...lines.map((line) => `      ${painted(line, coloured, paint)}`),
    ];
  }

  #story({ entry, from, to, cause }: Step, instead?: readonly string[]): string {
    if (cause !== 'decision' && to - from > MOST_TOLD) return this.#words.causes[cause];
    const part = { entry, from, to, ...(instead && { instead }) };
    return this.#game.story(this.#record, part, this.#session.language);
  }

  #percent(millionths: number): string {
    return `${this.#session.number(millionths / 10_000)} %`;
  }

  #amount(value: number, unit: 'win' | 'points', isSigned: boolean): string {
    const { number } = this.#session;
    const size = Math.abs(value);
    const text = unit === 'win' ? `${number(size / 10_000, 1)} %` : number(size / 1_000, 1);
    if (value < 0) return `−${text}`;
    return isSigned ? `+${text}` : text;
  }
}

function isNamed(grade: string | undefined): boolean {
  return grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder';
}
