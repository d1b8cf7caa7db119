import { LIMITS, REASONS, type Reason } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { href } from '../app/router.ts';
import { Dialog } from '../design/panels/dialog.tsx';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { Problem } from '../online/problem.tsx';
import { connection } from '../online/server/connection.ts';
import { linksOf } from '../online/server/links.ts';
import type { AtTable } from '../online/session/at-table.ts';
import { moderation } from './api.ts';
import './moderation.css';
import { peopleAround, type Somebody } from './people.ts';
import { useAsking } from './use-asking.ts';

interface Props {
  readonly table: AtTable;
  readonly onClose: () => void;
}

/** Tell the admins about somebody, or see them no more. */
export function ReportDialog({ table, onClose }: Props): JSX.Element {
  const { report, blocks } = useTexts('moderation');
  const [people] = useState(() => around(table));
  const [at, setAt] = useState(0);
  const who = people[at];
  return (
    <Dialog title={report.title} closeLabel={ui().close} onClose={onClose}>
      <div class="stack report-dialog">
        {who === undefined ? (
          <p>{report.nobody}</p>
        ) : (
          <>
            <label class="field">
              <span>{report.whom}</span>
              <select class="input" value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
                {people.map((each, number) => (
                  <option key={number} value={number}>
                    <Called somebody={each} />
                  </option>
                ))}
              </select>
            </label>
            <ReportForm key={`report ${at}`} table={table} who={who} />
            <BlockForm key={`block ${at}`} table={table} who={who} />
          </>
        )}
        <p>
          <a href={href({ at: 'club', path: 'blocks' })}>{blocks.title}</a>
        </p>
      </div>
    </Dialog>
  );
}

function around(table: AtTable): readonly Somebody[] {
  const info = table.info.peek();
  if (info === null) return [];
  return peopleAround({
    info,
    chat: table.chat.peek(),
    you: table.viewer.peek(),
    isHost: table.isHost.peek(),
    name: connection.person.peek()?.name,
  });
}

function Called({ somebody: { name, is } }: { readonly somebody: Somebody }): JSX.Element {
  const { report } = useTexts('moderation');
  if (is === 'watching') return <>{report.watching(name)}</>;
  return <>{is === 'host' ? report.host(name) : name}</>;
}

interface FormProps {
  readonly table: AtTable;
  readonly who: Somebody;
}

function ReportForm({ table, who }: FormProps): JSX.Element {
  const { report } = useTexts('moderation');
  const { problem, isBusy, ask } = useAsking();
  const [reason, setReason] = useState<Reason>('chat');
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const said = note.trim().replaceAll(/\s+/g, ' ');
    const key = linksOf(table.id)?.key;
    if (await ask(() => moderation.report(table.id, who.whom, reason, said, key))) setSent(true);
  };
  if (isSent) return <p role="status">{report.sent}</p>;
  return (
    <form
      class="stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <span>{report.reason}</span>
        <select
          class="input"
          value={reason}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setReason(REASONS.find((each) => each === value) ?? 'other');
          }}
        >
          {REASONS.map((each) => (
            <option key={each} value={each}>
              {report.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{report.note}</span>
        <input
          class="input"
          value={note}
          maxLength={LIMITS.chat}
          autocomplete="off"
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{report.noteText}</p>
      <Problem text={problem} />
      <div class="row">
        <button type="submit" class="button lit" disabled={isBusy}>
          {report.send}
        </button>
      </div>
    </form>
  );
}

function BlockForm({ table, who }: FormProps): JSX.Element {
  const { report } = useTexts('moderation');
  const { problem, isBusy, ask } = useAsking();
  const [isDone, setDone] = useState(false);
  const block = async () => {
    if (await ask(() => moderation.block(table.id, who.whom, linksOf(table.id)?.key))) setDone(true);
  };
  return (
    <section class="stack-s report-block">
      <p class="hint">{report.blockText}</p>
      <Problem text={problem} />
      {isDone ? (
        <p role="status">{report.blocked(who.name)}</p>
      ) : (
        <div class="row">
          <button type="button" class="button" disabled={isBusy} onClick={() => void block()}>
            {report.block(who.name)}
          </button>
        </div>
      )}
    </section>
  );
}
