import type { TableCard } from '@paddock/protocol';
import { languageModule, type Language } from '@paddock/words';
import type { Described, LinkTexts } from '@paddock/words/page/club/links';
import { startOfDay, type DailyRace } from '@paddock/table';
import { TEXTS } from './language.ts';

/** What a chat shows of a link. */
export interface Preview extends Described {
  /** Where the picture is on this server. */
  readonly picture: string;
}

export const SITE_PICTURE = '/pictures/paddock.png';
export const DAILY_PICTURE = '/pictures/daily.png';

export function previewOfSite(language: Language): Preview {
  return { ...TEXTS[language].site, picture: SITE_PICTURE };
}

/** Only of a public table. */
export function previewOfTable(card: TableCard, language: Language, now: number): Preview {
  const { id, status } = card;
  // A chat keeps a picture by its address: a running race has another one every minute.
  const state = status === 'running' ? Math.floor(now / 60_000) : `${status}${card.openSeats}`;
  return { ...described(card, TEXTS[language]), picture: `/pictures/tables/${id}.png?v=${state}` };
}

function described(card: TableCard, texts: LinkTexts): Described {
  const { game, status, seats, openSeats, result } = card;
  const title = titleOf(game, texts);
  const names = seats.flatMap(({ name }) => name ?? []);
  const people = texts.people(names, seats.filter(({ bot }) => bot !== undefined).length);
  switch (status) {
    case 'open':
      return texts.open(title, people, openSeats);
    case 'running':
      return texts.running(title, people);
    case 'over':
      return texts.over(title, winnersOf(seats, result, texts.bot), people);
    case 'closed':
      return texts.site;
  }
}

function winnersOf(seats: TableCard['seats'], result: TableCard['result'], bot: string): string[] {
  const first = result?.standings.filter(({ place }) => place === 1) ?? [];
  return [...new Set(first.map(({ seat = -1 }) => seats[seat]?.name ?? bot))];
}

export function previewOfDaily({ game, day }: DailyRace, language: Language): Preview {
  const { locale } = languageModule(language);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    startOfDay(day),
  );
  const texts = TEXTS[language];
  const { title, text } = texts.daily(titleOf(game, texts), date);
  return { title, text, picture: `${DAILY_PICTURE}?v=${day}` };
}

/** A game without words goes by its id. */
function titleOf(game: string, { games }: LinkTexts): string {
  const titles: Readonly<Record<string, string>> = games;
  return titles[game] ?? game;
}
