import type { JSX } from 'preact';
import { goTo, href } from '../app/router.ts';
import { Dialog } from '../design/panels/dialog.tsx';
import type { PageGame } from '../game/page-game.ts';
import { GAMES } from '../games.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import { asLessonGame } from './as-lesson-game.ts';
import { progressIn } from './progress.ts';

interface Props {
  readonly game: PageGame;
  readonly onAgain: () => void;
}

/** The end of a lesson: what comes next, in one tap. */
export function LessonDone({ game, onAgain }: Props): JSX.Element {
  const { done } = useTexts('lessons');
  const others = GAMES.filter((other) => other !== game && isToLearn(other.name));
  return (
    <Dialog title={done.title} closeLabel={ui().close} onClose={() => goTo({ at: 'home' })}>
      <p>{done.text}</p>
      <div class="coach-choices">
        <a class="button lit" href={href({ at: 'learn', game: game.name, isRace: true })}>
          {done.race}
        </a>
        {others.map((other) => (
          <a key={other.name} class="button" href={href({ at: 'learn', game: other.name, isRace: false })}>
            {done.other(other.texts(ui()).title)}
          </a>
        ))}
        <button type="button" class="button" onClick={() => void raceNow(game)}>
          {done.raceNow}
        </button>
        <button type="button" class="button bare" onClick={onAgain}>
          {done.again}
        </button>
        <a class="button bare" href={href({ at: 'home' })}>
          {done.home}
        </a>
      </div>
    </Dialog>
  );
}

function isToLearn(name: string): boolean {
  const game = asLessonGame(name);
  return game !== undefined && !progressIn(game).isDone;
}

async function raceNow(game: PageGame): Promise<void> {
  const quick = await import('../home/quick.ts');
  goTo({ at: 'play', id: await quick.raceNow(game) });
}
