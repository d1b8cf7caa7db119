import { countsMoney, countsPoints } from '@paddock/downforce';
import { DAILY_PREFIX } from '@paddock/table';
import type { JSX } from 'preact';
import { useTexts } from '../i18n/loaded.tsx';
import type { Given } from '../new-game/form.ts';
import type { GameSummary } from '../session/store.ts';
import { ownSeat } from '../statistics/read-game.ts';

interface OwnPartProps {
  readonly game: GameSummary;
  readonly options: Given | undefined;
}

/** How you did: your place, and what you scored where that says anything. */
export function OwnResult({ game, options }: OwnPartProps): JSX.Element | null {
  const texts = useTexts('statistics');
  const shared = useTexts('shared');
  const { money } = useTexts('downforce');
  const own = game.result?.standings.find(({ seat }) => seat === ownSeat(game));
  if (own === undefined) return null;
  const said = shared.place(own.place);
  return (
    <p class={own.place === 1 ? 'own-result is-won' : 'own-result'}>
      {texts.own(said, game.result?.standings.length ?? 0, scoreText())}
    </p>
  );

  function scoreText(): string {
    if (own === undefined) return '';
    if (game.game !== 'downforce') return shared.points(own.score);
    if (countsPoints(options ?? {})) return shared.points(own.score);
    return countsMoney(options ?? {}) ? money(own.score) : '';
  }
}

/** How far a running game is: by your own moves. */
export function movesIn(
  game: GameSummary,
  entries: readonly { readonly seat?: number; readonly by?: string }[],
): number {
  const seat = ownSeat(game);
  return entries.filter((entry) => entry.seat === seat && entry.by === undefined).length;
}

/** A race of the day, counted or for practice. */
export function isDailyGame({ id }: GameSummary): boolean {
  return id.startsWith(DAILY_PREFIX);
}
