import { isRefusal, type GameRecord } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playerName } from '../app/settings.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { findRecord } from '../my-games/records.ts';
import { isGoodName } from '../online/name-field.tsx';
import { api, type DailyResult, type DailyResults } from '../online/server/api.ts';
import { Heads } from '../design/panels/heads.tsx';

interface Props {
  readonly day: string;
  /** The counted try, once it is over. */
  readonly id: string | undefined;
  readonly say: (score: number) => string;
}

/** The day's results on this server, and the way into them. */
export function ResultsPanel({ day, id, say }: Props): JSX.Element {
  const texts = useTexts('daily');
  const [shown, setShown] = useState<DailyResults | 'away'>();
  const fetchFrom = async (before: readonly DailyResult[]) => {
    const next = await api.dailyResults(day, before.length);
    setShown(isRefusal(next) ? 'away' : { ...next, results: [...before, ...next.results] });
  };
  useEffect(() => void fetchFrom([]), [day]);
  return (
    <section class="panel daily-results" aria-labelledby="daily-results">
      <h2 id="daily-results">{texts.table}</h2>
      {shown === 'away' && <p class="hint">{texts.tableAway}</p>}
      {shown !== undefined && shown !== 'away' && (
        <>
          {shown.mine === null && id !== undefined && <Enter id={id} entered={() => fetchFrom([])} />}
          {shown.mine !== null && <p role="status">{texts.ranked(shown.mine.rank, shown.total)}</p>}
          <ResultsTable {...shown} say={say} />
          {shown.results.length < shown.total && (
            <button type="button" class="button" onClick={() => void fetchFrom(shown.results)}>
              {texts.more}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function ResultsTable({ results, mine, say }: DailyResults & Pick<Props, 'say'>): JSX.Element {
  const texts = useTexts('daily');
  const shared = useTexts('shared');
  if (results.length === 0) return <p class="quiet">{texts.tableNone}</p>;
  return (
    <table class="plain-table">
      <thead>
        <Heads of={[texts.rank, texts.name, texts.score, texts.place]} />
      </thead>
      <tbody>
        {results.map(({ rank, name, score, place }) => (
          <tr key={rank} {...(rank === mine?.rank && { 'aria-current': 'true', class: 'is-mine' })}>
            <td>{rank}</td>
            <td>{name}</td>
            <td>{say(score)}</td>
            <td>{shared.place(place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Failed = keyof ReturnType<typeof useTexts<'daily'>>['notEntered'];

function Enter({ id, entered }: { readonly id: string; readonly entered: () => Promise<void> }): JSX.Element {
  const texts = useTexts('daily');
  const [name, setName] = useState(playerName.peek());
  const [failed, setFailed] = useState<Failed>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void api.me().then((me) => {
      if (!isRefusal(me) && me.person !== null) setName(me.person.name);
    });
  }, []);
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const problem = await enter(id, name.trim());
    setBusy(false);
    setFailed(problem);
    if (problem === undefined || problem === 'already-counted') await entered();
  };
  return (
    <form
      class="daily-enter"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="field">
        <span>{texts.yourName}</span>
        <input
          class="input"
          value={name}
          maxLength={48}
          autocomplete="nickname"
          aria-invalid={failed === 'bad-name'}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button lit">
        {texts.enter}
      </button>
      <p class="hint">{texts.enterText}</p>
      {failed !== undefined && (
        <p class="problem" role="alert">
          {texts.notEntered[failed]}
        </p>
      )}
    </form>
  );
}

/** Undefined: the server has taken it. */
async function enter(id: string, name: string): Promise<Failed | undefined> {
  if (!isGoodName(name)) return 'bad-name';
  const called = await api.beCalled(name);
  if (isRefusal(called)) return 'other';
  playerName.value = name;
  const record: GameRecord | undefined = await findRecord(id).catch(() => undefined);
  const sent = record === undefined ? undefined : await api.enterDaily(record);
  if (sent === undefined) return 'other';
  if (!isRefusal(sent)) return undefined;
  return sent.code === 'already-counted' || sent.code === 'not-this-race' ? sent.code : 'other';
}
