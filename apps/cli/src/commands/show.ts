import { isRefusal, type Entry, type GameRecord } from '@paddock/kernel';
import { partTexts, problemText, type Context } from '@paddock/words';
import { readCall, textIn, wholeNumber } from '../flags.ts';
import type { Game, Given, Listener } from '../game.ts';
import { gameOf } from '../content.ts';
import { painted } from '../paint.ts';
import { recordAt } from '../records.ts';
import type { Session } from '../session.ts';
import { Stop, usage } from '../stop.ts';

export const SHOW_FLAGS = { nr: { value: 'N' }, lang: { value: 'L' }, help: {} };

export async function showCommand(session: Session, args: readonly string[]): Promise<number> {
  const { errors } = session.text;
  const call = readCall(session, 'show', SHOW_FLAGS, args);
  const [file, another] = call.rest;
  if (file === undefined) throw usage(`${errors.noFile} ${errors.see('paddock show')}`);
  if (another !== undefined) throw usage(errors.oneFile);
  const nr = textIn(call, 'nr') === undefined ? 1 : wholeNumber(session, call, 'nr', { min: 1, max: 1e9 }, 1);
  const record = await recordAt(session, file, nr);
  const game = gameOf(record);
  if (game === undefined)
    throw new Stop(1, `${session.text.verify.game(file, nr)}${errors.unknownGameInRecord(record.game)}`);
  return tell(session, game, record, session.text.verify.game(file, nr));
}

function tell(session: Session, game: Game, record: GameRecord, where: string): number {
  const { text, words, language, paint } = session;
  const context = game.contextOf(record);
  const coloured = game.coloured(language, context);
  const story = new Story(session, context.names, (sentence) => painted(sentence, coloured, paint));
  session.line(paint(words.labelled(game.title(language), words.and(context.names)), 'bold'));
  const options = game.resolve(record.seats.length, record.options);
  if (!isRefusal(options)) session.line(optionsLine(session, game, options, context));
  const verdict = game.tell(record, language, paint, story);
  story.end();
  if (verdict.ok) {
    session.line(`${text.show.verified} ${words.proof(verdict.proof)}`);
    for (const part of partTexts(words, verdict.proof, context.names)) session.line(part);
    return 0;
  }
  const problem = problemText(words, verdict.problem, (refusal) => game.refusal(language, refusal, context));
  throw new Stop(1, `${where}${problem}`);
}

function optionsLine({ language, words }: Session, game: Game, options: Given, context: Context): string {
  return Object.keys(game.options)
    .map((key) => {
      const { label } = game.option(language, key);
      return words.labelled(label, game.optionValue(language, key, options[key], context));
    })
    .join(' · ');
}

/** Prints each entry's sentences as a numbered paragraph, with the board under it. */
class Story implements Listener {
  readonly #session: Session;
  readonly #names: readonly string[];
  readonly #coloured: (sentence: string) => string;
  #number = 0;
  #sentences: string[] = [];
  #isAfterGap = false;

  constructor(session: Session, names: readonly string[], coloured: (sentence: string) => string) {
    this.#session = session;
    this.#names = names;
    this.#coloured = coloured;
  }

  entry(number: number, { seat, hands = [], hints }: Entry): void {
    this.#flush();
    this.#number = number + 1;
    const { words } = this.#session;
    const nameOf = (at: number) => this.#names[at] ?? '';
    for (const hand of hands) this.#sentences.push(words.hand(nameOf(hand.seat), hand.bot));
    if (hints !== undefined && seat !== undefined) this.#sentences.push(words.hints(nameOf(seat), hints));
  }

  fact(telling: 'note' | 'board' | 'apart', sentence: string): void {
    if (telling !== 'apart') {
      this.#sentences.push(sentence);
      return;
    }
    this.#flush();
    this.#session.line(`${this.#isAfterGap ? '' : '\n'}${this.#coloured(sentence)}\n`);
    this.#isAfterGap = true;
  }

  board(line: string): void {
    this.#flush();
    this.#session.line(`      ${line}`);
    this.#isAfterGap = false;
  }

  end(): void {
    this.#flush();
    if (!this.#isAfterGap) this.#session.line('');
  }

  #flush(): void {
    if (this.#sentences.length === 0) return;
    const number = this.#session.paint(String(this.#number).padStart(4), 'dim');
    this.#session.line(`${number}  ${this.#coloured(this.#sentences.join(' '))}`);
    this.#sentences = [];
    this.#isAfterGap = false;
  }
}
