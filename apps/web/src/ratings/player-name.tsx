import type { JSX } from 'preact';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { botText } from '../online/seat-text.ts';

const BOT = 'bot:';

export function playerAddress(player: string): string {
  return href({ at: 'club', path: `player/${encodeURIComponent(player)}` });
}

/** As they are called; a level of bots by its level. */
export function useNameOf(): (player: string, name: string | null) => string {
  const more = useTexts('more');
  const online = useTexts('online');
  const { former } = useTexts('ratings');
  return (player, name) => {
    if (player.startsWith(BOT)) return botText({ more, online }, player.slice(BOT.length));
    return name === null || name === '' ? former : name;
  };
}

interface Props {
  readonly player: string;
  readonly name: string | null;
}

export function PlayerName({ player, name }: Props): JSX.Element {
  const nameOf = useNameOf();
  return <a href={playerAddress(player)}>{nameOf(player, name)}</a>;
}
