import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import type { Filled } from './filled.ts';
import { setPlayers } from './presets.ts';

interface Props extends Filled {
  readonly label: string;
  readonly text?: string;
}

export function PlayersChoice({ form, draft, setDraft, ...words }: Props): JSX.Element {
  const { min, max } = form.players;
  return (
    <Choice
      {...words}
      items={Array.from({ length: max - min + 1 }, (_, more) => ({
        value: min + more,
        label: String(min + more),
      }))}
      value={draft.players}
      choose={(players) => setDraft(setPlayers(form, draft, players))}
    />
  );
}
