import type { CardName, CarName, FormulaFact, FormulaView } from '@paddock/formula';
import type { Refusal } from '@paddock/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { confirmMoves } from '../app/settings.ts';
import { formulaWords } from '../i18n/games.ts';
import { arrange } from './arrange.ts';
import { Entrance } from '../table/entrance.tsx';
import { TableFrame, useFrame, useFrameKeys } from '../table/frame.tsx';
import type { TableScreenProps } from '../table/screen.ts';
import { Seats } from '../table/seats.tsx';
import { tableTexts } from '../table/texts/index.ts';
import type { Message } from '../table/toast.tsx';
import '../table/table.css';
import { Board } from './board.tsx';
import './board.css';
import './card.css';
import { Desk } from './desk.ts';
import './formula.css';
import { Hand } from './hand.tsx';
import { focusNext, focusRow, moveAlong, useFocusWithTurn } from './focus.ts';
import { Prompt } from './prompt.tsx';
import { fetchLater, Results } from './later.ts';
import { SidePanel } from './side-panel.tsx';
import { seatRows, teamsOf } from './sides.tsx';
import { isWorthTelling } from './telling.ts';
import { formulaTexts } from './texts/index.ts';

export type FormulaTableProps = TableScreenProps<FormulaView, FormulaFact>;

export function FormulaTable(props: FormulaTableProps): JSX.Element {
  const { session, readOnly: isReadOnly = false } = props;
  const desk = useMemo(() => new Desk(session), [session]);
  useEffect(() => desk.follow(), [desk]);
  return (
    <Entrance
      session={session}
      liveriesOf={(view, seat) => teamsOf(view.public, seat)}
      tell={({ fact }) => (isWorthTelling(fact) ? formulaWords().fact(fact, desk.context.peek()) : '')}
    >
      {() => <Table {...props} desk={desk} isReadOnly={isReadOnly} />}
    </Entrance>
  );
}

/** So many plays before the end of a race, its result is fetched. */
const LATE = 16;

interface TableProps extends FormulaTableProps {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
}

/** Renders often; its parts are kept as they are where nothing of theirs has changed, and follow the desk by themselves. */
function Table(props: TableProps): JSX.Element {
  const { desk, isReadOnly, onOpenEntry } = props;
  const { session } = desk;
  const frame = useFrame(desk, (refusal: Refusal) => messageOf(refusal, desk));
  const [handStop, setHandStop] = useState(0);
  const [carStop, setCarStop] = useState<CarName | null>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);

  const open = desk.open.value;
  const turn = isReadOnly ? null : desk.turn;
  const shownHand = useHand(desk, turn?.card ?? null);
  const { phase } = desk.now.value;
  const isBetween = session.moment.value === null && (phase === 'resting' || phase === 'over');
  const stop = carStop ?? open.line[0] ?? null;
  const hasConfirm = !isReadOnly && (confirmMoves.value || turn?.isBegun === true);

  const racesRun = desk.now.value.results.length;
  useEffect(() => frame.act.look(false), [racesRun]);
  const isLate = desk.now.value.playsLeft < LATE;
  useEffect(() => {
    if (isLate) void fetchLater();
  }, [isLate]);
  useFocusWithTurn(turn !== null && turn.open.phase === 'playing' && !turn.isBegun);

  const act = useMemo(
    () => ({
      card: (card: CardName, byKeyboard: boolean) => {
        if (isReadOnly) return;
        desk.chooseCard(card);
        if (byKeyboard) focusNext(desk, confirmButton.current);
      },
      car: (car: CarName, byKeyboard: boolean) => {
        if (isReadOnly) return;
        desk.chooseCar(car);
        if (byKeyboard) focusNext(desk, confirmButton.current);
      },
    }),
    [desk, isReadOnly],
  );
  useFrameKeys(frame, isReadOnly, {
    along: (step) => moveAlong(desk, step),
    across: focusRow,
    card: (index) => {
      const card = shownHand[index];
      if (card !== undefined) act.card(card, true);
    },
    afterUndo: () => focusRow('hand'),
  });

  const seats = useMemo(() => <SeatsPanel desk={desk} />, [desk]);
  const board = useMemo(
    () => <Board desk={desk} isReadOnly={isReadOnly} stop={stop} onStop={setCarStop} onChoose={act.car} />,
    [desk, isReadOnly, stop, act],
  );
  const prompt = useMemo(
    () => (
      <Prompt
        desk={desk}
        isReadOnly={isReadOnly}
        hasConfirm={hasConfirm}
        mountConfirm={confirmButton}
        onUndo={frame.act.undo}
        onConfirm={frame.act.confirm}
      />
    ),
    [desk, isReadOnly, hasConfirm, frame.act],
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
          ? () => (
              <Results
                desk={desk}
                isReadOnly={isReadOnly}
                onLook={() => frame.act.look(true)}
                onReplay={props.onReplay}
                onNewGame={props.onNewGame}
                onDownload={props.onDownload}
              />
            )
          : undefined
      }
      backText={formulaTexts.texts.backToResults}
    />
  );
}

/** The hand as it lies. The planned card stays in it: choosing one moves no other. */
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

function SeatsPanel({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = tableTexts.texts;
  return (
    <Seats label={texts.seats} turnText={texts.yourTurn} readyText={texts.isReady} rows={seatRows(desk)} />
  );
}

function messageOf(refusal: Refusal, desk: Desk): Message {
  const isOnRulesPage = refusal.rule.startsWith('F-');
  return {
    text: desk.session.explain?.(refusal) ?? formulaWords().refusal(refusal, desk.context.peek()),
    link: isOnRulesPage ? { href: `#/rules/formula/${refusal.rule}`, rule: refusal.rule } : undefined,
  };
}
