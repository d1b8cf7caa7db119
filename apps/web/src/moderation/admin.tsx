import { isRefusal, type Refusal } from '@paddock/kernel';
import type { AdminAction, AuditLine, Report, Sanction } from '@paddock/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { WaysIn } from '../account/ways-in.tsx';
import { dateText } from '../app/date-text.ts';
import { Notice } from '../app/notice.tsx';
import { Page } from '../app/page.tsx';
import { href } from '../app/router.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { ui } from '../i18n/index.ts';
import { Problem } from '../online/problem.tsx';
import { Online } from '../online/reach.tsx';
import { moderation } from './api.ts';
import './moderation.css';
import { ReportCard } from './report-card.tsx';
import { useAsking, useExplain } from './use-asking.ts';

export function AdminScreen(): JSX.Element {
  return <Online>{() => <Admin />}</Online>;
}

interface Everything {
  readonly reports: readonly Report[];
  readonly sanctions: readonly Sanction[];
  readonly audit: readonly AuditLine[];
}

async function load(): Promise<Everything | Refusal> {
  const [reports, sanctions, audit] = await Promise.all([
    moderation.reports(),
    moderation.sanctions(),
    moderation.audit(),
  ]);
  if (isRefusal(reports)) return reports;
  if (isRefusal(sanctions)) return sanctions;
  return isRefusal(audit) ? audit : { ...reports, ...sanctions, ...audit };
}

/** What was reported, what holds, and what was done about it. */
function Admin(): JSX.Element {
  const { admin } = useTexts('moderation');
  const { back } = useTexts('online');
  const explain = useExplain();
  const [all, setAll] = useState<Everything | Refusal>();
  const again = async () => setAll(await load());
  useEffect(() => void again(), []);
  if (all === undefined) return <p class="loading">{ui().loading}</p>;
  if (!isRefusal(all)) return <Desk all={all} again={again} />;
  if (all.code === 'stale-passkey') return <Confirm onConfirmed={again} />;
  const isStranger = all.code === 'not-admin' || all.code === 'no-person';
  return (
    <Notice
      title={isStranger ? admin.notAdmin : admin.title}
      text={isStranger ? admin.notAdminText : explain(all)}
    >
      <a class="button lit" href={href({ at: 'online' })}>
        {back}
      </a>
    </Notice>
  );
}

function Confirm({ onConfirmed }: { readonly onConfirmed: () => Promise<void> }): JSX.Element {
  const { admin } = useTexts('moderation');
  const { confirm } = useTexts('account');
  return (
    <Page title={admin.title}>
      <h1>{confirm.title}</h1>
      <p class="lead">{admin.confirmText}</p>
      <WaysIn byPasskey={confirm.byPasskey} isCodeEnough={false} onEnter={() => void onConfirmed()} />
    </Page>
  );
}

interface DeskProps {
  readonly all: Everything;
  readonly again: () => Promise<void>;
}

function Desk({ all: { reports, sanctions, audit }, again }: DeskProps): JSX.Element {
  const { admin } = useTexts('moderation');
  const { problem, ask } = useAsking();
  const [isDone, setDone] = useState(false);
  const [unchanged, setUnchanged] = useState<readonly string[]>([]);
  const doIt = async (call: () => Promise<unknown>) => {
    setDone(false);
    setUnchanged([]);
    setDone(await ask(call));
    await again();
  };
  const act = (id: string, action: AdminAction) =>
    doIt(async () => {
      const answer = await moderation.act(id, action);
      if (!isRefusal(answer)) setUnchanged(answer.unchanged ?? []);
      return answer;
    });
  return (
    <Page title={admin.title} class="page moderation">
      <h1>{admin.title}</h1>
      <p class="lead">{admin.lead}</p>
      <div class="moderation-said">
        <p role="status">{isDone && unchanged.length === 0 && admin.didIt}</p>
        {unchanged.length > 0 && (
          <Problem text={`${admin.unchanged(unchanged.length)} ${unchanged.join(', ')}`} />
        )}
        <Problem text={problem} />
      </div>
      <section class="stack">
        <h2>{admin.reports}</h2>
        {reports.length === 0 && <p>{admin.none}</p>}
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} onAct={(action) => void act(report.id, action)} />
        ))}
      </section>
      <section class="stack-s">
        <h2>{admin.sanctions}</h2>
        {sanctions.length === 0 && <p>{admin.noSanctions}</p>}
        <ul class="moderation-list">
          {sanctions.map(({ id, name, kind, until }) => (
            <li key={id} class="panel">
              <span>
                <b>{name}</b> {admin.kinds[kind]},{' '}
                <span class="quiet">{admin.until(dateText(until, WHEN))}</span>
              </span>
              <button type="button" class="button small" onClick={() => void doIt(() => moderation.lift(id))}>
                {admin.lift}
                <span class="unseen"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Audit lines={audit} />
    </Page>
  );
}

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;

function Audit({ lines }: { readonly lines: readonly AuditLine[] }): JSX.Element {
  const { admin } = useTexts('moderation');
  const said = ({ action, name, detail }: AuditLine) => {
    const sentence = Object.entries(admin.did).find(([known]) => known === action)?.[1];
    return sentence?.(name === '' ? admin.former : name, detail) ?? action;
  };
  return (
    <section class="stack-s">
      <h2>{admin.audit}</h2>
      {lines.length === 0 && <p>{admin.noAudit}</p>}
      <ul class="moderation-audit">
        {lines.map((line) => (
          <li key={line.number}>
            <time class="quiet" dateTime={new Date(line.at).toISOString()}>
              {dateText(line.at, WHEN)}
            </time>{' '}
            <b>{line.admin === '' ? admin.formerAdmin : line.admin}</b> {said(line)}
            {line.table !== '' && <span class="quiet"> ({admin.atTable(line.table)})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
