import { useTexts } from '../../i18n/loaded.tsx';
import type { JSX } from 'preact';
import { Choice } from '../../app/choice.tsx';
import { durationText } from '../clock-text.ts';
import { DAYS, MOVE_SECONDS, RESERVE_SECONDS, whyNotRated } from './draft.ts';
import type { FieldsProps } from './fields-props.ts';

type Props = Pick<FieldsProps, 'form' | 'draft' | 'table' | 'setTable'>;

/** Who finds the table, how fast it goes, and when it starts. */
export function TableRules({ form, draft, table, setTable }: Props): JSX.Element {
  const { make, clock, problems } = useTexts('online');
  const whyNot = whyNotRated(form, draft);
  const isRated = table.isRated && whyNot === undefined;
  return (
    <>
      <Choice
        label={make.whoSees}
        text={table.isPublic ? make.everybodyText : make.byLinkText}
        items={[
          { value: 'link', label: make.byLink },
          { value: 'all', label: make.everybody },
        ]}
        value={table.isPublic ? 'all' : 'link'}
        choose={(value) => setTable({ ...table, isPublic: value === 'all' })}
      />
      <Choice
        label={make.rated}
        text={whyNot === undefined ? (isRated ? make.ratedText : make.ratedNoText) : problems[whyNot]}
        items={[
          { value: 'no', label: make.ratedNo },
          {
            value: 'yes',
            label: make.ratedYes,
            ...(whyNot !== undefined && { whyNot: problems[whyNot] }),
          },
        ]}
        value={isRated ? 'yes' : 'no'}
        choose={(value) => setTable({ ...table, isRated: value === 'yes' })}
      />
      <Choice
        label={make.clock}
        text={make.clockTexts[table.clock]}
        items={(['none', 'live', 'days'] as const).map((kind) => ({ value: kind, label: make.clocks[kind] }))}
        value={table.clock}
        choose={(kind) => setTable({ ...table, clock: kind })}
      />
      {table.clock === 'live' && (
        <>
          <Choice
            label={make.move}
            items={MOVE_SECONDS.map((seconds) => ({ value: seconds, label: durationText(clock, seconds) }))}
            value={table.moveSeconds}
            choose={(moveSeconds) => setTable({ ...table, moveSeconds })}
          />
          <Choice
            label={make.reserve}
            items={RESERVE_SECONDS.map((seconds) => ({
              value: seconds,
              label: seconds === 0 ? make.noReserve : durationText(clock, seconds),
            }))}
            value={table.reserveSeconds}
            choose={(reserveSeconds) => setTable({ ...table, reserveSeconds })}
          />
        </>
      )}
      {table.clock === 'days' && (
        <Choice
          label={make.days}
          items={DAYS.map((days) => ({ value: days, label: String(days) }))}
          value={table.days}
          choose={(days) => setTable({ ...table, days })}
        />
      )}
      <Choice
        label={make.start}
        text={table.startsWhenFull ? make.whenFullText : make.atMyWordText}
        items={[
          { value: 'word', label: make.atMyWord },
          { value: 'full', label: make.whenFull },
        ]}
        value={table.startsWhenFull ? 'full' : 'word'}
        choose={(value) => setTable({ ...table, startsWhenFull: value === 'full' })}
      />
    </>
  );
}
