import type { TableCard } from '@paddock/protocol';
import { isLanguage, languageModule, type Parts } from '@paddock/words';
import type { NoticePerson } from '../store/parts/notices/sql-notice-channels.ts';
import type { WaitingNotice } from '../store/parts/notices/notice-rows.ts';

/** Lines in a message that is read at a glance; an e-mail has all of them. */
const MOST_LINES = 4;

/** One notice in words. */
export interface Line {
  readonly id: string;
  readonly kind: string;
  readonly table: string;
  readonly game: string;
  readonly text: string;
  /** Of the page, after its address: `/#/table/ID`. */
  readonly path: string;
}

/** What is said in one person's language. */
export class Composer {
  readonly #messages: Parts['notices']['messages'];
  readonly #games: Readonly<Record<string, string>>;
  readonly #locale: string;
  readonly #zone: string;

  private constructor(texts: Parts['notices'], ui: Parts['ui'], locale: string, zone: string) {
    this.#messages = texts.messages;
    this.#games = ui.games;
    this.#locale = locale;
    this.#zone = zone;
  }

  static async of(settings: Pick<NoticePerson, 'language' | 'zone'> | undefined): Promise<Composer> {
    const { language = 'en', zone = 'UTC' } = settings ?? {};
    const { load, locale } = languageModule(isLanguage(language) ? language : 'en');
    const [texts, ui] = await Promise.all([load('notices'), load('ui')]);
    return new Composer(texts, ui, locale, zone);
  }

  get words(): Parts['notices']['messages'] {
    return this.#messages;
  }

  line({ id, kind, match, said, card, seat, deadline }: WaitingNotice): Line | undefined {
    if (card === null || kind === 'confirm') return undefined;
    const table = JSON.parse(card) as TableCard;
    const game = this.#games[table.game] ?? table.game;
    const isAboutPlay = kind === 'your-turn' || kind === 'game-over';
    const told = this.#messages[kind](game, isAboutPlay ? this.#others(table, seat) : said);
    const until = kind === 'your-turn' && deadline !== null ? ` ${this.#until(deadline)}` : '';
    return { id, kind, table: match, game, text: `${told}${until}`, path: `/#/table/${match}` };
  }

  /** In one line: of one notice its own words, of several how many there are. */
  subject(lines: readonly Line[]): string {
    return lines.length === 1 ? (lines[0]?.text ?? '') : this.#messages.several(lines.length);
  }

  /** In a few lines. */
  glance(lines: readonly Line[]): string {
    const shown = lines.slice(0, MOST_LINES).map(({ text }) => text);
    const left = lines.length - shown.length;
    return [...shown, ...(left > 0 ? [this.#messages.more(left)] : [])].join('\n');
  }

  #others({ seats }: TableCard, mine: number | null): string {
    const names = seats.flatMap(({ name, bot }, seat) =>
      name === null || bot !== undefined || seat === mine ? [] : [name],
    );
    return new Intl.ListFormat(this.#locale, { type: 'conjunction' }).format(names);
  }

  #until(deadline: number): string {
    const format = new Intl.DateTimeFormat(this.#locale, {
      timeZone: this.#zone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return this.#messages.until(format.format(deadline));
  }
}
