import type { Parts } from '@paddock/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { href } from '../app/router.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { MomentView } from './moment-view.tsx';
import { openReview, type NotReviewable, type Reviewable } from './open-review.ts';
import { Overview } from './overview.tsx';
import { useReview } from './use-review.ts';
import './review.css';

export interface ReviewScreenProps {
  readonly id: string;
  /** One step of the game on the board; null: the whole review. */
  readonly step: number | null;
}

export function ReviewScreen({ id, step }: ReviewScreenProps): JSX.Element {
  const [found, setFound] = useState<Reviewable | NotReviewable>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isHere = true;
    openReview(id).then(
      (opened) => isHere && setFound(opened),
      (error: unknown) => isHere && setFailed({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (failed !== undefined) throw failed.error;
  if (found === undefined) return <p class="loading">{ui().loading}</p>;
  if (typeof found === 'string' || 'wrong' in found) return <NotHere why={found} />;
  return <Reviewed game={found} step={step} />;
}

/** The review goes on being made while its moments are looked at. */
function Reviewed({ game, step }: { readonly game: Reviewable; readonly step: number | null }): JSX.Element {
  const reviewing = useReview(game.record);
  const { review } = reviewing;
  if (step !== null && review !== undefined && review.steps[step] !== undefined)
    return <MomentView game={game} review={review} at={step} />;
  if (step !== null && review === undefined && reviewing.work !== 'failed')
    return <p class="loading">{ui().loading}</p>;
  return <Overview game={game} reviewing={reviewing} />;
}

function NotHere({ why }: { readonly why: NotReviewable }): JSX.Element {
  const { play, replay } = useTexts('more');
  const review = useTexts('minds').review;
  const { title, text } = whyNot(why, play, replay, review);
  return (
    <Notice title={title} text={text}>
      <a class="button" href={href({ at: 'games' })}>
        {ui().nav.games}
      </a>
    </Notice>
  );
}

function whyNot(
  why: NotReviewable,
  play: Parts['more']['play'],
  replay: Parts['more']['replay'],
  review: Parts['minds']['review'],
): { readonly title: string; readonly text: string } {
  if (why === 'missing') return { title: play.missing, text: play.missingText };
  if (why === 'unfinished') return { title: review.title, text: review.unfinished };
  return { title: replay.notVerified, text: why.wrong };
}
