import { signal } from '@preact/signals';
import { rulesOver } from '../help/rules-over.ts';
import type { HeardDesk } from '../sound/hear-table.ts';
import type { SoundTool } from '../sound/sound-tool.tsx';

/** Null until somebody has tapped or pressed a key at a table: before that browsers keep a page silent. */
export const soundTool = signal<typeof SoundTool | null>(null);

/** Rules and sound are fetched when they are first wanted. Returns what ends it. */
export function keepAtHand(desk: HeardDesk): () => void {
  const left = new AbortController();
  const fetchSound = () => {
    // Without a network there is no sound, and nothing else suffers.
    Promise.all([import('../sound/hear-table.ts'), import('../sound/sound-tool.tsx')])
      .then(([{ hearTable }, tool]) => {
        soundTool.value = tool.SoundTool;
        return hearTable(desk, left.signal);
      })
      .catch(() => undefined);
  };
  // A while later: first the tap itself is answered.
  for (const tap of ['pointerdown', 'keydown'])
    addEventListener(tap, () => setTimeout(fetchSound, 150), { once: true, signal: left.signal });
  openRulesOver(desk.session.game, left.signal);
  return () => left.abort();
}

/** Links to the rules open them over the screen, which stays as it is; a link without a rule opens this game's rules. */
export function openRulesOver(game: string, left: AbortSignal): void {
  const open = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/rules"]');
    if (!link || button > 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    rulesOver.value = { link, game };
  };
  addEventListener('click', open, { signal: left });
}

export async function toggleSound(): Promise<void> {
  (await import('../sound/volume.ts')).toggleMuted();
}
