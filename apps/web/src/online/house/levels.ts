import { isRefusal } from '@paddock/kernel';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from './api.ts';

/** Plays anything that is legal: for measurements, and nobody's company. */
const NOBODY = 'random';

const known = signal<ReadonlyMap<string, readonly string[]>>(new Map());

/** The levels of bots that the server has for a game, from the weakest; empty until it has said so. */
export function useLevels(game: string): readonly string[] {
  useEffect(() => {
    if (known.peek().size > 0) return;
    void api.games().then((answer) => {
      if (isRefusal(answer)) return;
      known.value = new Map(
        answer.games.map((each) => [each.game, (each.levels ?? []).filter((level) => level !== NOBODY)]),
      );
    });
  }, []);
  return known.value.get(game) ?? [];
}
