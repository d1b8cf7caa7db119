import type { JSX } from 'preact';
import { Notice } from '../app/notice.tsx';
import type { PageGame } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { asLessonGame } from './as-lesson-game.ts';
import { HintedRace } from './hinted-race.tsx';
import { LessonScreen } from './lesson-screen.tsx';

interface Props {
  readonly game: PageGame;
  /** The whole race with hints instead of the lesson. */
  readonly isRace: boolean;
}

export function Learn({ game, isRace }: Props): JSX.Element {
  const of = asLessonGame(game.name);
  if (of === undefined) return <Notice title={ui().lost} text={ui().lostText} />;
  return isRace ? <HintedRace game={game} of={of} /> : <LessonScreen game={game} of={of} />;
}
