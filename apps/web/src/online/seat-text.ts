import { characterOf, levelOfBot } from '@paddock/bots/characters';
import type { SeatInfo, SeatNews, TableInfo } from '@paddock/protocol';
import type { Parts } from '@paddock/words';
import type { Texts } from '../i18n/texts.ts';

/** «Bot: rookie», without its character; a level that this page does not know goes by its own name. */
export function botText({ more, online }: Texts<'more' | 'online'>, bot: string): string {
  const level = levelOfBot(bot);
  return more.seats.levels[level]?.label ?? online.botOf(level);
}

/** What a bot says of itself; undefined: it has no character. */
export function botSays(more: Parts['more'], bot: string): string | undefined {
  return more.seats.characters.about[characterOf(bot) ?? '']?.text;
}

/** D-V8: nobody sits there, because the table plays it. */
export function isAutomas({ seats, options }: Pick<TableInfo, 'seats' | 'options'>, seat: number): boolean {
  const { automas } = options;
  return typeof automas === 'number' && seat >= seats.length - automas;
}

/** An empty name is that of somebody who has deleted their account. */
export function shownName({ former }: Parts['online'], name: string): string {
  return name === '' ? former : name;
}

/** The seat's number where nobody sits there. */
export function sitterName(online: Parts['online'], seat: SeatInfo | undefined, number: number): string {
  return shownName(online, seat?.name ?? online.seat(number + 1));
}

/** Who came or went, as a sentence. */
export function newsText(online: Parts['online'], { kind, name, from }: SeatNews): string {
  const { news } = online.play;
  const who = shownName(online, name);
  if (kind !== 'sat') return news[kind](who);
  return news.sat(who, from === undefined ? null : shownName(online, from));
}
