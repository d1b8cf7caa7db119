import { namesOf, type OwnContent } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dateText } from '../app/date-text.ts';
import { href } from '../app/router.ts';
import { titleOf } from '../game/find-game.ts';
import type { ListWords } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { useTexts } from '../i18n/loaded.tsx';
import type { Given } from '../new-game/form.ts';
import { useWay } from '../new-game/use-way.ts';
import { downloadRecord } from '../session/records/download.ts';
import type { GameSummary, SavedRecord } from '../session/store.ts';
import { ownSeat } from '../statistics/read-game.ts';
import { isDailyGame, OwnResult } from './own-part.tsx';
import { findRecord } from './records.ts';

function When({ time }: { readonly time: number }): JSX.Element {
  return (
    <time dateTime={new Date(time).toISOString()}>
      {dateText(time, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

interface RowProps {
  readonly remove: (id: string) => Promise<void>;
}

interface GameRowProps extends RowProps {
  readonly game: GameSummary;
  readonly words: ListWords | undefined;
  readonly options: Given | undefined;
  readonly content: OwnContent | undefined;
  readonly moves: number;
  readonly hints: number;
}

export function GameRow({ game, words, options, content, moves, hints, remove }: GameRowProps): JSX.Element {
  const texts = useTexts('more').games;
  const ending = useTexts('ending');
  const own = useTexts('statistics');
  const names = game.seats.map(({ name }) => name);
  const [winner] = game.result?.standings ?? [];
  const hasWon = winner !== undefined && winner.seat === ownSeat(game);
  const way = useWay(game.game, names, options, content);
  // Where the way is said, one race needs no word.
  const progress = way !== '' && game.races === 1 ? '' : ui().home.progress(game.racesRun, game.races);
  const download = async () => {
    const record = await findRecord(game.id);
    if (record !== undefined) downloadRecord(record);
  };
  return (
    <li class="panel game-row">
      <div>
        <h3>
          {titleOf(game.game)}
          {isDailyGame(game) && <span class="game-tag">{own.daily}</span>}
        </h3>
        {way !== '' && <p>{way}</p>}
        <OwnResult game={game} options={options} />
        {winner !== undefined && !hasWon && (
          <p>{texts.wonBy(words?.side(winner, { names }) ?? winner.side)}</p>
        )}
        {winner === undefined && (
          <p>{[progress, own.turn(moves)].filter((part) => part !== '').join(' · ')}</p>
        )}
        <p class="quiet">
          {names.join(' · ')} — <When time={game.touched} />
          {hints > 0 && ` · ${ending.hints(hints)}`}
        </p>
      </div>
      <div class="row">
        {winner === undefined ? (
          <a class="button lit" href={href({ at: 'play', id: game.id })}>
            {texts.carryOn}
          </a>
        ) : (
          <>
            <a class="button" href={href({ at: 'replay', id: game.id, moment: null })}>
              {texts.watch}
            </a>
            <ReviewLink id={game.id} />
            <button type="button" class="button" onClick={() => void download()}>
              {texts.download}
            </button>
          </>
        )}
        <Remove remove={() => remove(game.id)} />
      </div>
    </li>
  );
}

function ReviewLink({ id }: { readonly id: string }): JSX.Element {
  return (
    <a class="button" href={href({ at: 'review', id, moment: null })}>
      {useTexts('ending').review}
    </a>
  );
}

export function RecordRow({ saved, remove }: RowProps & { readonly saved: SavedRecord }): JSX.Element {
  const { record, id, added } = saved;
  const texts = useTexts('more').games;
  const { former } = useTexts('records');
  return (
    <li class="panel game-row">
      <div>
        <h3>{titleOf(record.game)}</h3>
        <p class="quiet">
          {namesOf(record, former).join(' · ')} — <When time={added} />
        </p>
      </div>
      <div class="row">
        <a class="button" href={href({ at: 'replay', id, moment: null })}>
          {texts.watch}
        </a>
        {record.result !== undefined && <ReviewLink id={id} />}
        <Remove remove={() => remove(id)} />
      </div>
    </li>
  );
}

export function Remove({ remove }: { readonly remove: () => Promise<void> }): JSX.Element {
  const texts = useTexts('more').games;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" class="button bare" onClick={() => setAsking(true)}>
        {texts.remove}
      </button>
    );
  }
  return (
    <span class="row sure" role="group" aria-label={texts.removeSure}>
      <span>{texts.removeSure}</span>
      <button type="button" class="button" autofocus onClick={() => void remove()}>
        {texts.removeYes}
      </button>
      <button type="button" class="button bare" onClick={() => setAsking(false)}>
        {texts.keep}
      </button>
    </span>
  );
}
