import { signal } from '@preact/signals';
import { isRefusal } from '@paddock/kernel';
import { useEffect } from 'preact/hooks';
import type { GameForm } from '../../new-game/form.ts';
import { api } from './api.ts';

/** By game; undefined until the server has said so. */
const allowed = signal<ReadonlyMap<string, readonly string[]> | undefined>(undefined);

async function ask(): Promise<void> {
  const answer = await api.games();
  if (isRefusal(answer)) return;
  allowed.value = new Map(answer.games.map(({ game, levels = [] }) => [game, levels]));
}

/** The levels to play against that the server's host allows, from the weakest. */
export function useLevels({ game, levels }: Pick<GameForm, 'game' | 'levels'>): readonly string[] {
  useEffect(() => {
    if (allowed.peek() === undefined) void ask();
  }, []);
  const here = allowed.value?.get(game);
  return here === undefined ? levels : levels.filter((level) => here.includes(level));
}
