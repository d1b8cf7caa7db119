import { startOfDay } from '@paddock/table';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { Page } from '../app/page.tsx';
import { goTo, href } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { dailyLink } from '../online/table-link.ts';
import { store, type GameSummary } from '../session/store.ts';
import { CopyLink } from '../share/copy-link.tsx';
import { ownSeat } from '../statistics/read-game.ts';
import { ClubsPanel } from './clubs-panel.tsx';
import { dealOfToday, type Deal } from './deal.ts';
import { Fairness } from './fairness.tsx';
import { noteTry, tries, type DailyTry } from './kept.ts';
import { ResultsPanel } from './results-panel.tsx';
import { streakOf } from './streak.ts';
import { startDaily } from './start.ts';
import { Until } from './until.tsx';
import '../statistics/statistics.css';
import './daily.css';

interface Today {
  readonly deal: Deal;
  /** The counted try; undefined: not begun. */
  readonly own: DailyTry | undefined;
  /** The counted game is on this device. */
  readonly isKept: boolean;
}

async function findToday(): Promise<Today> {
  const [deal, device] = await Promise.all([dealOfToday(), store()]);
  const summary = await device.summary(deal.id);
  if (summary !== undefined) noteTry(tryOf(deal, summary));
  return { deal, own: tries.peek().find(({ id }) => id === deal.id), isKept: summary !== undefined };
}

function tryOf({ race, id }: Deal, summary: GameSummary): DailyTry {
  const own = summary.result?.standings.find(({ seat }) => seat === ownSeat(summary));
  return {
    day: race.day,
    id,
    ...(own && { place: own.place, score: own.score, sides: summary.result?.standings.length ?? 0 }),
  };
}

/** The race of the day: the same deal for everybody, one counted try, and how others did. */
export function DailyScreen(): JSX.Element {
  const texts = useTexts('daily');
  const [today, setToday] = useState<Today | 'failed'>();
  const refresh = () => findToday().then(setToday, () => setToday('failed'));
  useEffect(() => void refresh(), []);
  return (
    <Page title={texts.title}>
      <h1>{texts.title}</h1>
      {today === 'failed' && (
        <p class="problem" role="alert">
          {ui().play.noStorage}. {ui().play.noStorageText}
        </p>
      )}
      {today === undefined && <p class="quiet">{ui().loading}</p>}
      {today !== undefined && today !== 'failed' && <DayOf {...today} refresh={refresh} />}
    </Page>
  );
}

function DayOf({ deal, own, isKept, refresh }: Today & { readonly refresh: () => void }): JSX.Element {
  const texts = useTexts('daily');
  const shared = useTexts('shared');
  const words = useTexts('downforce');
  const { race, server } = deal;
  const say = race.game === 'downforce' ? words.money : shared.points;
  const streak = streakOf(tries.value, race.day);
  const date = dateText(startOfDay(race.day), { dateStyle: 'long', timeZone: 'UTC' });
  const isOver = own?.score !== undefined;
  return (
    <>
      <section class="panel daily-today" aria-labelledby="daily-today">
        <h2 id="daily-today">{texts.today(titleOf(race.game), date)}</h2>
        <p>{race.game === 'formula' ? texts.about.formula : texts.about.downforce}</p>
        {own?.score !== undefined && own.place !== undefined && (
          <div class="daily-result">
            <span class="quiet">{texts.yours}</span>
            <strong>{texts.result(shared.place(own.place), own.sides ?? 0, say(own.score))}</strong>
          </div>
        )}
        <Buttons deal={deal} own={own} isKept={isKept} />
        {server !== null && (
          <div class="row">
            <CopyLink label={texts.copyLink} link={dailyLink()} />
          </div>
        )}
        <p class="daily-foot">
          {streak > 0 && <strong class="daily-streak">{texts.streak(streak)}</strong>}
          <Until time={deal.until} onOver={refresh} />
        </p>
      </section>
      {own?.score !== undefined && <ClubsPanel deal={deal} own={own.score} say={say} />}
      {server !== null && (
        <ResultsPanel day={race.day} id={isOver && isKept ? deal.id : undefined} say={say} />
      )}
      <Fairness server={server} />
    </>
  );
}

function Buttons({ deal, own, isKept }: Today): JSX.Element {
  const texts = useTexts('daily');
  const [hasFailed, setFailed] = useState(false);
  const start = (isPractice: boolean) => {
    startDaily(deal, isPractice).then(
      (id) => goTo({ at: 'play', id }),
      () => setFailed(true),
    );
  };
  const isRunning = own !== undefined && own.score === undefined && isKept;
  return (
    <>
      <div class="row">
        {own === undefined && (
          <button type="button" class="button lit big" onClick={() => start(false)}>
            {texts.start}
          </button>
        )}
        {isRunning && (
          <a class="button lit big" href={href({ at: 'play', id: deal.id })}>
            {texts.carryOn}
          </a>
        )}
        {own !== undefined && !isRunning && (
          <>
            {isKept && (
              <a class="button" href={href({ at: 'replay', id: deal.id, moment: null })}>
                {texts.watch}
              </a>
            )}
            <button type="button" class="button" onClick={() => start(true)}>
              {texts.practise}
            </button>
          </>
        )}
      </div>
      <p class="hint">
        {own === undefined ? texts.startText : isRunning ? texts.carryOnText : texts.practiseText}
      </p>
      {hasFailed && (
        <p class="problem" role="alert">
          {ui().play.noStorage}. {ui().play.noStorageText}
        </p>
      )}
    </>
  );
}
