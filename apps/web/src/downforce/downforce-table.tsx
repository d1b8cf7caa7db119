import { computed } from '@preact/signals';
import type { CardName, CarName, DownforceFact, DownforceView } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableFrame, useFrame, useFrameKeys, type Frame } from '../table/frame.tsx';
import { isWide } from '../table/media.ts';
import { Seats } from '../table/seats.tsx';
import '../table/table.css';
import { tableScreen, type GameTableProps } from '../table/table-screen.tsx';
import './board/board.css';
import { BoardArea } from './board-area.tsx';
import './cards/cards.css';
import './cards/powers.css';
import { HandRow } from './cards/hand-row.tsx';
import { Desk } from './desk.ts';
import type { LoadedDownforce } from './loaded.ts';
import { loadTexts } from '../i18n/texts.ts';
import type { TableScreenProps } from '../table/screen.ts';
import './downforce.css';
import { focusNext, focusRow, moveAlong } from './focus.ts';
import { handOf } from './hand-of.ts';
import { Board, fetchRace, Results, SidePanel } from './later.ts';
import { AUCTION, panelOf } from './panel-of.ts';
import { Prompt } from './prompt.tsx';
import type { Goal } from './race/paths.ts';
import { carsOf } from './holdings.ts';
import { sheetFor } from './score/own-sheet.ts';
import { entriesOn } from './score/sheet-rows.ts';
import { seatRows } from './seat-rows.tsx';
import { speakerFor } from './telling.ts';

export function downforceTable(
  loaded: LoadedDownforce,
): (props: TableScreenProps<DownforceView, DownforceFact>) => JSX.Element {
  return tableScreen<DownforceView, DownforceFact, Desk>({
    texts: loaded.texts,
    makeDesk: (session) => new Desk(session, loaded),
    liveriesOf: (view, seat) => carsOf(view.public, seat),
    speaker: speakerFor,
    Table,
  });
}

/** Its parts follow the desk by themselves: a step of the plan draws this again only where another panel comes up. */
function Table(props: GameTableProps<DownforceView, DownforceFact, Desk>): JSX.Element {
  const { desk, isReadOnly, onOpenEntry } = props;
  const { session } = desk;
  const frame = useFrame(desk, async (refusal) => {
    // The words for it are fetched when something is first refused.
    const { downforceForm } = await loadTexts('downforceForm');
    return downforceForm.refusal(refusal, desk.context.peek());
  });
  const act = useActions(desk, isReadOnly);
  useKeys(frame, desk, isReadOnly, act);
  useFetches(desk);
  const [goalStop, setGoalStop] = useState<Goal | null>(null);
  const wasOver = useRef(session.view.peek().public.phase === 'over');

  const panel = useMemo(() => computed(() => panelOf(desk, isReadOnly)), [desk, isReadOnly]).value;
  const entries = useMemo(() => computed(() => entriesOn(sheetFor(desk))), [desk]).value;
  const [isLooking, setLooking] = useState(false);
  useEffect(() => setLooking(false), [panel]);
  const isOver = session.moment.value === null && desk.open.value.phase === 'over';
  const hasHand =
    session.viewer.value !== 'public' &&
    panel?.hidesHand !== true &&
    (isWide.value || panel === null || panel === AUCTION || isLooking);

  const seats = useMemo(() => <Seats rowsOf={() => seatRows(desk)} />, [desk]);
  const hand = useMemo(
    () => <HandRow desk={desk} isReadOnly={isReadOnly} onChoose={act.card} />,
    [desk, isReadOnly, act],
  );
  const side = useMemo(() => <SidePanel desk={desk} onOpenEntry={onOpenEntry} />, [desk, onOpenEntry]);
  return (
    <TableFrame
      frame={frame}
      isReadOnly={isReadOnly}
      seats={seats}
      board={
        <BoardArea
          desk={desk}
          panel={panel}
          onChosen={act.then}
          isLooking={isLooking}
          onLook={setLooking}
          board={() => (
            <Board
              desk={desk}
              isReadOnly={isReadOnly}
              stop={goalStop}
              onStop={setGoalStop}
              onSpace={act.space}
              onCar={act.car}
            />
          )}
        />
      }
      prompt={
        <Prompt desk={desk} isReadOnly={isReadOnly} onUndo={frame.act.undo} onConfirm={frame.act.confirm} />
      }
      hand={hasHand ? hand : undefined}
      side={() => side}
      results={
        isOver
          ? (onLook) => <Results {...props} isOld={isReadOnly || wasOver.current} onLook={onLook} />
          : undefined
      }
      backText={desk.texts.backToResults}
      sideEntries={entries}
    />
  );
}

interface Actions {
  /** After something was chosen. */
  readonly then: (byKeyboard: boolean) => void;
  readonly card: (card: CardName, byKeyboard: boolean) => void;
  readonly car: (car: CarName, byKeyboard: boolean) => void;
  readonly space: (goal: Goal, byKeyboard: boolean) => void;
}

function useActions(desk: Desk, isReadOnly: boolean): Actions {
  return useMemo(() => {
    const then = (byKeyboard: boolean) => {
      if (byKeyboard) focusNext(desk);
    };
    const unlessReadOnly =
      <Thing,>(choose: (thing: Thing) => void) =>
      (thing: Thing, byKeyboard: boolean) => {
        if (isReadOnly) return;
        choose(thing);
        then(byKeyboard);
      };
    return {
      then,
      card: unlessReadOnly((card: CardName) => desk.chooseCard(card)),
      car: unlessReadOnly((car: CarName) => desk.chooseCar(car)),
      space: unlessReadOnly((goal: Goal) => desk.goTo(goal)),
    };
  }, [desk, isReadOnly]);
}

function useKeys(frame: Frame, desk: Desk, isReadOnly: boolean, act: Actions): void {
  useFrameKeys(frame, isReadOnly, {
    card: (index) => {
      const card = handOf(desk)[index];
      if (card !== undefined) act.card(card, true);
    },
    along: moveAlong,
    across: focusRow,
    afterUndo: () => act.then(true),
    own: {
      i: () => {
        desk.takeInside();
        act.then(true);
      },
    },
  });
}

/** What comes after the first sale is fetched then. */
function useFetches(desk: Desk): void {
  const { turn, owners } = desk.open.value;
  const isUnderWay = turn !== null || owners.some((owner) => owner !== null);
  useEffect(() => {
    if (isUnderWay) void fetchRace();
  }, [isUnderWay]);
}
