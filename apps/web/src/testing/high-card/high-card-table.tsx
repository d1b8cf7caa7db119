import { localActions } from '../../ending/local-actions.ts';
import { signal } from '@preact/signals';
import { highCardGame, type HighCardFact, type HighCardView } from '@paddock/kernel/testing/high-card';
import type { HighCardWords } from '@paddock/words/testing/high-card';
import { highCardPageTexts } from '@paddock/words/testing/high-card-page';
import type { JSX } from 'preact';
import { lang } from '../../app/settings.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { MovingBoard } from '../../table/desk/animator.ts';
import { Desk } from '../../table/desk/desk.ts';
import { PlannedTurn, planOn } from '../../table/desk/planned-turn.ts';
import { TableFrame, useFrame, useFrameKeys } from '../../table/frame.tsx';
import { Log } from '../../table/log/log.tsx';
import { PromptBar } from '../../table/prompt-bar.tsx';
import type { GameEndActions, TableScreenProps } from '../../table/screen.ts';
import { Seats, type SeatRow } from '../../table/seats.tsx';
import '../../table/table.css';
import { tableScreen, type GameTableProps } from '../../table/table-screen.tsx';

type Board = MovingBoard<HighCardView, HighCardFact>;
type HighCardDesk = Desk<HighCardView, HighCardFact, PlannedTurn<HighCardView, HighCardFact>, Board>;
type TableProps = GameTableProps<HighCardView, HighCardFact, HighCardDesk>;

/** Nothing moves. */
const STILL: Board = {
  isPlaying: signal(false),
  hidesOutcome: false,
  settle: () => undefined,
  preview: () => Promise.resolve(),
  show: () => Promise.resolve(),
  finish: () => undefined,
};

/** The plainest screen that a game can have. */
export function highCardTable(
  words: () => HighCardWords,
  texts: Texts<'table'>,
): (props: TableScreenProps<HighCardView, HighCardFact>) => JSX.Element {
  return tableScreen<HighCardView, HighCardFact, HighCardDesk>({
    texts,
    makeDesk: (session) =>
      new Desk(session, STILL, (view, seat) => new PlannedTurn(planOn(highCardGame.rules, view, seat))),
    liveriesOf: () => [],
    speaker:
      (desk) =>
      ({ fact }) =>
        words().fact(fact, desk.context.peek()),
    Table: (props) => <Table {...props} words={words()} labels={texts.table} />,
  });
}

interface Spoken {
  readonly words: HighCardWords;
  readonly labels: Texts<'table'>['table'];
}

function Table(props: TableProps & Spoken): JSX.Element {
  const { desk, isReadOnly, words, labels, onOpenEntry } = props;
  const page = highCardPageTexts(lang.value);
  const { rounds, round } = desk.open.value;
  const own = desk.view.value.own;
  const isOver = desk.session.moment.value === null && round === rounds;
  const frame = useFrame(desk, (refusal) => words.refusal(refusal, desk.context.peek()));
  useFrameKeys(frame, isReadOnly, {
    card: () => undefined,
    along: () => undefined,
    across: () => undefined,
    afterUndo: () => undefined,
  });
  return (
    <TableFrame
      frame={frame}
      isReadOnly={isReadOnly}
      seats={<Seats rowsOf={() => seatRows(props)} />}
      board={<p class="lead">{page.round(Math.min(round + 1, rounds), rounds)}</p>}
      prompt={<Prompt {...props} onUndo={frame.act.undo} onConfirm={frame.act.confirm} />}
      hand={own === undefined || own.card === 0 ? undefined : <p class="lead">{page.yourCard(own.card)}</p>}
      side={() => (
        <Log
          label={labels.log}
          items={desk.session.log.value.map(({ entry, fact }, key) => ({
            key,
            entry,
            text: words.fact(fact, desk.context.value),
            isHead: fact.kind === 'rolled',
          }))}
          onOpen={onOpenEntry}
        />
      )}
      results={isOver ? (onLook) => <Results {...props} onLook={onLook} /> : undefined}
      backText={page.back}
    />
  );
}

function seatRows({ desk, labels }: TableProps & Spoken): SeatRow[] {
  const { scores, chosen, ready } = desk.open.value;
  const toAct = desk.session.moment.value === null;
  return desk.session.seats.value.map((info, seat) => ({
    key: `seat-${seat}`,
    seat,
    name: info.name,
    note: info.bot === undefined ? '' : labels.bot,
    liveries: [],
    score: scores[seat] ?? 0,
    unit: highCardPageTexts(lang.value).unit,
    cards: null,
    cardsText: '',
    isTurn: toAct && !(ready ?? chosen).includes(seat),
    isYou: desk.session.viewer.value === seat,
    done: ready?.includes(seat) === true ? labels.isReady : '',
  }));
}

interface PromptProps extends TableProps, Spoken {
  readonly onUndo: () => void;
  readonly onConfirm: () => void;
}

function Prompt({ desk, isReadOnly, words, onUndo, onConfirm }: PromptProps): JSX.Element {
  const turn = isReadOnly ? null : desk.turn;
  const isOurs = turn !== null && !desk.isSent;
  return (
    <PromptBar
      prompt={words.prompt(desk.open.value, desk.context.value)}
      note=""
      isAsked={isOurs}
      canUndo={isOurs && turn.isBegun}
      canConfirm={isOurs && turn.isComplete}
      decisions={(isOurs ? turn.legal : []).map((text) => ({
        key: text,
        label: words.action(text, desk.context.value),
        isLit: text !== 'fold',
        onChoose: () => {
          if (desk.choose(text)) void desk.confirm();
        },
      }))}
      hasConfirm={!isReadOnly}
      onUndo={onUndo}
      onConfirm={onConfirm}
    />
  );
}

function Results({
  desk,
  words,
  onLook,
  ...actions
}: TableProps & Spoken & GameEndActions & { readonly onLook: () => void }): JSX.Element {
  const page = highCardPageTexts(lang.value);
  const { scores } = desk.open.value;
  const standings = scores
    .map((score, seat) => ({
      side: `seat-${seat}`,
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
    }))
    .toSorted((a, b) => a.place - b.place);
  const { onNewGame, onReplay, onDownload } =
    actions.local === undefined ? actions : localActions(actions.local);
  const buttons = [
    [page.again, onNewGame],
    [page.watch, onReplay],
    [page.download, onDownload],
    [page.look, onLook],
  ] as const;
  return (
    <section class="results" aria-labelledby="results-title">
      <h2 id="results-title">{page.over}</h2>
      <p>{words.standings(standings, desk.context.value)}</p>
      <div class="row">
        {buttons.map(
          ([label, onClick]) =>
            onClick !== undefined && (
              <button key={label} type="button" class="button" onClick={onClick}>
                {label}
              </button>
            ),
        )}
      </div>
    </section>
  );
}
