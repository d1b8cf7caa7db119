import type { JSX } from 'preact';
import { Choice } from '../app/choice.tsx';
import type { Filled } from './filled.ts';
import { presetMisfit, setPlayers } from './presets.ts';

interface Props extends Filled {
  readonly label: string;
  readonly text?: string;
}

export function PlayersChoice({ form, draft, setDraft, ...words }: Props): JSX.Element {
  const { min, max } = form.players;
  const items = Array.from({ length: max - min + 1 }, (_, more) => {
    const players = min + more;
    // A small deck is not for everybody.
    const refusal = presetMisfit(form, players, form.firstPreset);
    const whyNot = refusal && form.words().refusal(refusal, { names: [] });
    return { value: players, label: String(players), ...(whyNot !== undefined && { whyNot }) };
  });
  const reason = items.find(({ whyNot }) => whyNot !== undefined)?.whyNot;
  return (
    <Choice
      {...words}
      {...(reason !== undefined && { text: reason })}
      items={items}
      value={draft.players}
      choose={(players) => setDraft(setPlayers(form, draft, players))}
    />
  );
}
