import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { useTexts } from '../../i18n/loaded.tsx';
import { useLevels } from '../server/levels.ts';
import { othersAt, setOthers } from './draft.ts';
import type { FieldsProps } from './fields-props.ts';

/** Who everybody else is, at once; the seats below tell them apart. */
export function OthersChoice({ form, draft, table, setTable }: FieldsProps): JSX.Element {
  const { seats, setup } = useTexts('more');
  const now = othersAt(table, draft.players);
  const levels = useLevels(form).map((level) => ({
    value: level,
    label: seats.levels[level]?.several ?? level,
  }));
  return (
    <Choice
      label={setup.opponents}
      {...(now === undefined && { text: setup.ownMix })}
      items={[{ value: 'open', label: setup.friends }, ...levels]}
      value={now}
      choose={(purpose) => setTable(setOthers(table, purpose))}
    />
  );
}
