import { isRefusal, resolveOptions } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playerName } from '../app/settings.ts';
import type { PageGame } from '../game/page-game.ts';
import { levelsToMeet } from '../game/levels.ts';
import { ui } from '../i18n/index.ts';
import { loadTexts, type Texts } from '../i18n/texts.ts';
import { PlayScreen } from '../play/play.tsx';
import { startGame } from '../session/games.ts';
import { BOT_NAMES } from '../session/names.ts';
import { LEARNING, store } from '../session/store.ts';
import { HintBar } from './hint-bar.tsx';
import type { LessonGame } from './lesson.ts';
import './lessons.css';

const BOTS = 3;

/** What a beginner's race of each game differs in from its defaults. */
const PRESETS: Readonly<Record<LessonGame, string | undefined>> = {
  downforce: 'beginners',
  formula: undefined,
};

interface Props {
  readonly game: PageGame;
  readonly of: LessonGame;
}

interface Ready {
  readonly id: string;
  readonly texts: Texts<LessonGame>;
}

/** A whole race against rookies at the real table, with a hint for every decision. One at a time is kept. */
export function HintedRace({ game, of }: Props): JSX.Element {
  const [ready, setReady] = useState<Ready>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isHere = true;
    Promise.all([findOrStart(game, of), loadTexts('downforce', 'formula')]).then(
      ([id, texts]) => isHere && setReady({ id, texts }),
      (error: unknown) => isHere && setFailed({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [game, of]);
  if (failed !== undefined) throw failed.error;
  if (ready === undefined) return <p class="loading">{ui().loading}</p>;
  return (
    <PlayScreen
      id={ready.id}
      above={(session) => <HintBar session={session} game={game} of={of} words={ready.texts} />}
    />
  );
}

/** The race that was begun, or a new one in place of one that is over. */
async function findOrStart(game: PageGame, of: LessonGame): Promise<string> {
  const id = `${LEARNING}${of}`;
  const device = await store();
  const begun = await device.summary(id);
  if (begun !== undefined && begun.result === undefined) return id;
  await device.remove(id);
  const [{ rules, presets }, bots] = await Promise.all([game.loadGame('everything'), game.loadBots()]);
  const [level = ''] = levelsToMeet(bots);
  const you = { name: playerName.peek() || ui().home.player(1) };
  const seats = [you, ...BOT_NAMES.slice(0, BOTS).map((name) => ({ name, bot: level }))];
  const given = { ...game.quickStart, ...presets[PRESETS[of] ?? ''] };
  const options = resolveOptions(rules.options, seats.length, given);
  if (isRefusal(options)) throw new Error(options.code);
  return startGame(game, { seats, options }, id);
}
