import type { AdminAction, ContextLine, Report } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { AskTwice } from '../online/ask-twice.tsx';

/** An hour, a day, a week, a month. */
const HOURS = [1, 24, 168, 720] as const;

interface Props {
  readonly report: Report;
  readonly onAct: (action: AdminAction) => void;
}

/** One report: what was said around it, and what can be done. */
export function ReportCard({ report, onAct }: Props): JSX.Element {
  const { admin, report: words } = useTexts('moderation');
  const { name, nameThen, reason, reporter, at, note, lines } = report;
  // A question that was answered is closed.
  const [acted, setActed] = useState(0);
  const when = dateText(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article class="panel stack-s moderation-report">
      <h3>{admin.about(name, words.reasons[reason])}</h3>
      <p class="quiet">
        {name !== nameThen && `${admin.formerly(nameThen)}; `}
        {admin.by(reporter, when)}
      </p>
      {note !== '' && <blockquote>{note}</blockquote>}
      <h4>{admin.lines}</h4>
      {lines.length === 0 && <p>{admin.noLines}</p>}
      <ul class="moderation-lines">
        {lines.map((line) => (
          <Line
            key={line.number}
            line={line}
            onRemove={() => onAct({ kind: 'remove-line', line: line.number })}
          />
        ))}
      </ul>
      <Actions
        key={acted}
        onAct={(action) => {
          setActed(acted + 1);
          onAct(action);
        }}
      />
    </article>
  );
}

function Line({
  line,
  onRemove,
}: {
  readonly line: ContextLine;
  readonly onRemove: () => void;
}): JSX.Element {
  const { admin } = useTexts('moderation');
  return (
    <li class={line.isTheirs ? 'theirs' : ''}>
      <span>
        <b>{line.name}</b> {line.isRemoved === true ? <s>{line.text}</s> : line.text}
      </span>
      {line.isRemoved === true ? (
        <span class="quiet">{admin.isRemoved}</span>
      ) : (
        <button type="button" class="button bare small" onClick={onRemove}>
          {admin.removeLine}
          <span class="unseen"> «{line.text}»</span>
        </button>
      )}
    </li>
  );
}

function Actions({ onAct }: Pick<Props, 'onAct'>): JSX.Element {
  const { admin } = useTexts('moderation');
  const [hours, setHours] = useState<number>(24);
  return (
    <>
      <h4>{admin.actions}</h4>
      <div class="row moderation-actions">
        <label class="field">
          <span>{admin.howLong}</span>
          <select
            class="input"
            value={hours}
            onChange={(event) => setHours(Number(event.currentTarget.value))}
          >
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {admin.hours(each)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="button" onClick={() => onAct({ kind: 'silence', hours })}>
          {admin.silence}
        </button>
        <button type="button" class="button" onClick={() => onAct({ kind: 'ban', hours })}>
          {admin.ban}
        </button>
      </div>
      <div class="row">
        <AskTwice
          label={admin.rename}
          sure={admin.renameSure}
          yes={admin.yes}
          no={admin.no}
          onYes={() => onAct({ kind: 'rename' })}
        />
        <AskTwice
          label={admin.closeTable}
          sure={admin.closeSure}
          yes={admin.yes}
          no={admin.no}
          onYes={() => onAct({ kind: 'close-table' })}
        />
        <button type="button" class="button lit" onClick={() => onAct({ kind: 'done' })}>
          {admin.done}
        </button>
      </div>
    </>
  );
}
