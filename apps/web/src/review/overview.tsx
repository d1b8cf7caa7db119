import type { Review } from '@paddock/bots/review';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from '../app/choice.tsx';
import { percentText } from '../app/figures.ts';
import { Page } from '../app/page.tsx';
import { goTo, href } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { unitText } from './amounts.ts';
import { Chart } from './chart.tsx';
import { ChartTable } from './chart-table.tsx';
import { Decisions } from './decisions.tsx';
import { earlyMoments, linesOf, type Unit } from './figures.ts';
import type { Reviewable } from './open-review.ts';
import { LuckTable, Totals } from './totals.tsx';
import { Turns } from './turns.tsx';
import type { Reviewing } from './use-review.ts';

interface Props {
  readonly game: Reviewable;
  readonly reviewing: Reviewing;
}

/** The whole review on one page. */
export function Overview({ game, reviewing }: Props): JSX.Element {
  const texts = useTexts('minds').review;
  const title = useTexts('shared').labelled(texts.title, game.game.texts(ui()).title);
  return (
    <Page title={title} class="page review">
      <div class="row review-head">
        <h1>{title}</h1>
        <a class="button" href={href({ at: 'replay', id: game.id, moment: null })}>
          {texts.watch}
        </a>
      </div>
      <p class="quiet">{texts.lead}</p>
      <Progress reviewing={reviewing} />
      {reviewing.review !== undefined && <Findings game={game} review={reviewing.review} />}
    </Page>
  );
}

function Progress({ reviewing: { work, share, stop, goOn } }: Pick<Props, 'reviewing'>): JSX.Element {
  const texts = useTexts('minds').review;
  const said = {
    waiting: '',
    running: texts.making(percentText(Math.floor(share * 20) / 20)),
    stopped: texts.stopped(percentText(share)),
    whole: texts.whole,
    kept: texts.kept,
    failed: texts.failed,
  }[work];
  return (
    <div class="review-progress">
      <progress value={share} aria-label={texts.title} />
      <p role="status">{said}</p>
      {work === 'running' && (
        <button type="button" class="button small" onClick={stop}>
          {texts.stop}
        </button>
      )}
      {(work === 'stopped' || work === 'failed') && (
        <button type="button" class="button small" onClick={goOn}>
          {texts.goOn}
        </button>
      )}
    </div>
  );
}

function Findings({ game, review }: { readonly game: Reviewable; readonly review: Review }): JSX.Element {
  const texts = useTexts('minds').review;
  const [unit, setUnit] = useState<Unit>('win');
  const { counts } = game.speaker;
  const early = unit === 'win' ? earlyMoments(review) : 0;
  return (
    <>
      {counts !== 'places' && (
        <Choice
          label={texts.unit}
          items={[
            { value: 'win' as const, label: texts.units.win },
            { value: 'points' as const, label: texts.units[counts] },
          ]}
          value={unit}
          choose={setUnit}
        />
      )}
      <section class="review-part" aria-labelledby="review-chart">
        <h2 id="review-chart">{texts.chart}</h2>
        <Chart
          names={game.names}
          lines={linesOf(review, unit)}
          early={early}
          isShare={unit === 'win'}
          text={(value) => unitText(game.speaker, unit, value)}
          onMoment={(moment) => goTo({ at: 'review', id: game.id, moment: Math.max(0, moment - 1) })}
        />
        {early > 0 && <p class="hint">{texts.earlyText}</p>}
        <ChartTable game={game} review={review} unit={unit} early={early} />
      </section>
      <Turns game={game} review={review} />
      <Totals game={game} review={review} unit={unit} />
      <LuckTable game={game} review={review} unit={unit} />
      <Decisions game={game} review={review} />
    </>
  );
}
