import type { CardName, CarName, DownforceFact, DownforceView } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { confirmMoves } from '../app/settings.ts';
import { Flag } from '../design/livery-fill.tsx';
import { formWordsOf, formWordsReady } from '../i18n/games.ts';
import { HandOver } from '../table/hand-over.tsx';
import { useTableKeys } from '../table/keys.ts';
import { KeysDialog } from '../table/keys-dialog.tsx';
import { TableLayout } from '../table/layout.tsx';
import { LiveRegion } from '../table/live-region.tsx';
import { isWide } from '../table/media.ts';
import type { TableScreenProps } from '../table/screen.ts';
import { useSide } from '../table/side.ts';
import { tableTexts } from '../table/texts/index.ts';
import { Toast, type Message } from '../table/toast.tsx';
import { Tools } from '../table/tools.tsx';
import '../table/table.css';
import './board/board.css';
import './cards/cards.css';
import { HandRow } from './cards/hand-row.tsx';
import { Desk, type Objection } from './desk.ts';
import './downforce.css';
import { focusNext, focusRow, moveAlong, useKeyboardFocus } from './focus.ts';
import { handOf } from './hand-of.ts';
import { Board, fetchBets, fetchLater, fetchWhispers, Results } from './later.ts';
import { Prompt } from './prompt.tsx';
import type { Goal } from './race/ways.ts';
import { SidePanel } from './side-panel.tsx';
import { carsOf } from './sides.tsx';
import { panelOf } from './panel-of.ts';
import { Stage } from './stage-panel.tsx';
import { speakerFor } from './telling.ts';
import { downforceTexts } from './texts/index.ts';
import { SeatRail } from './seat-rail.tsx';

export type DownforceTableProps = TableScreenProps<DownforceView, DownforceFact>;

export function DownforceTable(props: DownforceTableProps): JSX.Element {
  const { session, readOnly: isReadOnly = false } = props;
  const desk = useMemo(() => new Desk(session), [session]);
  useEffect(() => desk.follow(), [desk]);
  const speak = useMemo(() => speakerFor(desk), [desk]);
  const handOverTo = session.handOverTo.value;
  return (
    <>
      {handOverTo === null ? (
        <Table {...props} desk={desk} isReadOnly={isReadOnly} />
      ) : (
        <HandOver name={session.seats.value[handOverTo]?.name ?? ''} onTake={() => session.takeDevice()}>
          <span class="hand-over-flags">
            {carsOf(session.view.value.public, handOverTo).map((car) => (
              <Flag key={car} livery={car} />
            ))}
          </span>
        </HandOver>
      )}
      <LiveRegion log={session.log} tell={speak} />
    </>
  );
}

interface TableProps extends DownforceTableProps {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
}

/** Renders often; its parts are kept as they are where nothing of theirs has changed, and follow the desk by themselves. */
function Table(props: TableProps): JSX.Element {
  const { desk, isReadOnly, onOpenEntry } = props;
  const { session } = desk;
  const [isSideOpen, setSideOpen] = useSide();
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const [goalStop, setGoalStop] = useState<Goal | null>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const wasOver = useRef(session.view.peek().public.phase === 'over');

  const open = desk.open.value;
  const turn = isReadOnly ? null : desk.turn;
  const panel = panelOf(desk, isReadOnly);
  const isOver = session.moment.value === null && open.phase === 'over';
  const isUnderWay = open.turn !== null || open.owners.some((owner) => owner !== null);
  const hasHand =
    session.viewer.value !== 'public' &&
    panel !== 'rest' &&
    (isWide.value || panel === null || panel === 'auction');

  useEffect(() => {
    if (!isUnderWay) return;
    void fetchLater();
    void (open.options.goal === 'whispers' ? fetchWhispers() : fetchBets());
  }, [isUnderWay]);
  useEffect(
    () =>
      desk.refused.subscribe((objection) => {
        if (objection === null) setMessage(null);
        else void messageOf(objection, desk).then(setMessage);
      }),
    [desk],
  );
  useKeyboardFocus(desk);

  const act = useMemo(() => {
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
      undo: () => {
        if (!desk.undo()) setMessage({ text: tableTexts.texts.nothingToUndo });
      },
      confirm: () => {
        if (desk.turn?.isComplete === true || desk.isPlanAway) void desk.confirm();
        else setMessage({ text: tableTexts.texts.nothingToConfirm });
      },
      side: () => setSideOpen((wasOpen) => !wasOpen),
      keys: () => setKeysOpen(true),
    };
  }, [desk, isReadOnly, setSideOpen]);

  useTableKeys(() => desk.animator.isPlaying.peek(), isReadOnly, {
    card: (index) => {
      const card = handOf(desk)[index];
      if (card !== undefined) act.card(card, true);
    },
    undo: () => {
      act.undo();
      act.then(true);
    },
    along: moveAlong,
    across: focusRow,
    skip: () => desk.skip(),
    side: act.side,
    keys: act.keys,
    own: {
      i: () => {
        desk.takeInside();
        act.then(true);
      },
    },
  });

  const seats = useMemo(() => <SeatRail desk={desk} />, [desk]);
  const hand = useMemo(
    () => <HandRow desk={desk} isReadOnly={isReadOnly} onChoose={act.card} />,
    [desk, isReadOnly, act],
  );
  const side = useMemo(() => <SidePanel desk={desk} onOpenEntry={onOpenEntry} />, [desk, onOpenEntry]);
  return (
    <TableLayout
      isSideOpen={isSideOpen}
      onSide={setSideOpen}
      seats={seats}
      board={
        <Stage
          desk={desk}
          panel={panel}
          onChosen={act.then}
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
      tools={
        <Tools
          isSideOpen={isSideOpen}
          onSide={act.side}
          onKeys={act.keys}
          moving={desk.animator.isPlaying}
          canSkip={!isReadOnly}
          onSkip={() => desk.skip()}
        />
      }
      prompt={
        <Prompt
          desk={desk}
          isReadOnly={isReadOnly}
          hasConfirm={!isReadOnly && (confirmMoves.value || turn?.isBegun === true)}
          mountConfirm={confirmButton}
          onUndo={act.undo}
          onConfirm={act.confirm}
        />
      }
      hand={hasHand ? hand : undefined}
      side={() => side}
      cover={
        isOver && !isLooking ? (
          <Results
            desk={desk}
            isOld={isReadOnly || wasOver.current}
            onLook={() => setLooking(true)}
            onReplay={props.onReplay}
            onNewGame={props.onNewGame}
            onDownload={props.onDownload}
          />
        ) : undefined
      }
    >
      {isOver && isLooking && (
        <button type="button" class="button lit df-back" onClick={() => setLooking(false)}>
          {downforceTexts.texts.backToResults}
        </button>
      )}
      <Toast message={message} onGone={() => setMessage(null)} />
      {areKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} more={downforceTexts.texts.keyList} />}
    </TableLayout>
  );
}

/** The words for it are fetched when something is first refused. */
async function messageOf(objection: Objection, desk: Desk): Promise<Message> {
  if (objection === 'several-ways') return { text: downforceTexts.texts.severalWaysHint };
  if ('text' in objection) return objection;
  await formWordsReady('downforce');
  const isOnRulesPage = objection.rule.startsWith('D-');
  return {
    text:
      desk.session.explain?.(objection) ?? formWordsOf('downforce').refusal(objection, desk.context.peek()),
    link: isOnRulesPage ? { href: `#/rules/downforce/${objection.rule}`, rule: objection.rule } : undefined,
  };
}
