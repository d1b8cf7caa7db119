import type { CardName, CarName, FormulaFact, FormulaView } from '@paddock/formula';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableFrame, useFrame, useFrameKeys } from '../table/frame.tsx';
import { Seats } from '../table/seats.tsx';
import '../table/table.css';
import { tableScreen, type GameTableProps } from '../table/table-screen.tsx';
import { Board } from './board/board.tsx';
import './board/board.css';
import { arrange } from './cards/arrange.ts';
import './cards/card.css';
import { Hand } from './cards/hand.tsx';
import type { TableScreenProps } from '../table/screen.ts';
import { Desk, type FormulaTableTexts } from './desk.ts';
import { focusNext, focusRow, moveAlong, useFocusWithTurn } from './focus.ts';
import './formula.css';
import { Results, SidePanel, fetchLater } from './later.ts';
import { Prompt } from './prompt.tsx';
import { seatRows, teamsOf } from './sides.tsx';
import { isWorthTelling, spoken } from './telling.ts';

export function formulaTable(
  texts: FormulaTableTexts,
): (props: TableScreenProps<FormulaView, FormulaFact>) => JSX.Element {
  return tableScreen<FormulaView, FormulaFact, Desk>({
    texts,
    makeDesk: (session) => new Desk(session, texts),
    liveriesOf: (view, seat) => teamsOf(view.public, seat),
    speaker:
      (desk) =>
      ({ fact }) =>
        isWorthTelling(fact) ? spoken(desk, fact) : '',
    Table,
  });
}

/** The result of a race is fetched when this many plays are left. */
const LATE = 16;

/** Renders often; its parts are kept as they are where nothing of theirs has changed, and follow the desk by themselves. */
function Table(props: GameTableProps<FormulaView, FormulaFact, Desk>): JSX.Element {
  const { desk, isReadOnly, onOpenEntry } = props;
  const frame = useFrame(desk, (refusal) => desk.words.refusal(refusal, desk.context.peek()));
  const act = useActions(desk, isReadOnly);
  const [handStop, setHandStop] = useState(0);
  const [carStop, setCarStop] = useState<CarName | null>(null);

  const turn = isReadOnly ? null : desk.turn;
  const shownHand = useHand(desk, turn?.card ?? null);
  const { phase, playsLeft, results } = desk.now.value;
  const isBetween = desk.session.moment.value === null && (phase === 'resting' || phase === 'over');
  const wasOver = useRef(desk.session.view.peek().public.phase === 'over');
  const stop = carStop ?? desk.open.value.line[0] ?? null;

  useEffect(() => frame.act.look(false), [results.length]);
  const isLate = playsLeft < LATE;
  useEffect(() => {
    if (isLate) void fetchLater();
  }, [isLate]);
  useFocusWithTurn(turn !== null && turn.open.phase === 'playing' && !turn.isBegun);
  useFrameKeys(frame, isReadOnly, {
    along: (step) => moveAlong(desk, step),
    across: focusRow,
    card: (index) => {
      const card = shownHand[index];
      if (card !== undefined) act.card(card, true);
    },
    afterUndo: () => focusRow('hand'),
  });

  const seats = useMemo(() => <Seats rowsOf={() => seatRows(desk)} />, [desk]);
  const board = useMemo(
    () => <Board desk={desk} isReadOnly={isReadOnly} stop={stop} onStop={setCarStop} onChoose={act.car} />,
    [desk, isReadOnly, stop, act],
  );
  const prompt = useMemo(
    () => (
      <Prompt desk={desk} isReadOnly={isReadOnly} onUndo={frame.act.undo} onConfirm={frame.act.confirm} />
    ),
    [desk, isReadOnly, frame.act],
  );
  const side = useMemo(() => <SidePanel desk={desk} onOpenEntry={onOpenEntry} />, [desk, onOpenEntry]);

  return (
    <TableFrame
      frame={frame}
      isReadOnly={isReadOnly}
      seats={seats}
      board={board}
      prompt={prompt}
      hand={
        desk.view.value.own === undefined ? undefined : (
          <Hand
            cards={shownHand}
            chosen={turn?.card ?? null}
            isPlayed={desk.isSent}
            isAsked={turn !== null && (turn.open.phase === 'playing' || turn.card !== null)}
            stop={Math.min(handStop, Math.max(0, shownHand.length - 1))}
            onStop={setHandStop}
            onChoose={act.card}
          />
        )
      }
      side={() => side}
      results={
        isBetween
          ? (onLook) => <Results {...props} isOld={isReadOnly || wasOver.current} onLook={onLook} />
          : undefined
      }
      backText={desk.texts.backToResults}
    />
  );
}

interface Actions {
  readonly card: (card: CardName, byKeyboard: boolean) => void;
  readonly car: (car: CarName, byKeyboard: boolean) => void;
}

function useActions(desk: Desk, isReadOnly: boolean): Actions {
  return useMemo(
    () => ({
      card: (card, byKeyboard) => {
        if (isReadOnly) return;
        desk.chooseCard(card);
        if (byKeyboard) focusNext(desk);
      },
      car: (car, byKeyboard) => {
        if (isReadOnly) return;
        desk.chooseCar(car);
        if (byKeyboard) focusNext(desk);
      },
    }),
    [desk, isReadOnly],
  );
}

/** The hand in the order on the screen. The planned card stays in it, so that choosing one moves no other. */
function useHand(desk: Desk, planned: CardName | null): readonly CardName[] {
  const now = desk.view.value.own?.hand ?? [];
  const held = planned === null ? now : (desk.session.view.value.own?.hand ?? now);
  const isDealing = desk.open.value.phase === 'dealing';
  const lying = useRef<readonly CardName[]>([]);
  return useMemo(
    () => (lying.current = isDealing ? held : arrange(lying.current, held)),
    [held.join(), isDealing],
  );
}
