import { computed } from '@preact/signals';
import type { CardName, CarName, DownforceFact, DownforceView } from '@paddock/downforce';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formWordsOf, formWordsReady } from '../i18n/games.ts';
import { Entrance } from '../table/entrance.tsx';
import { TableFrame, useFrame, useFrameKeys } from '../table/frame.tsx';
import { isWide } from '../table/media.ts';
import type { TableScreenProps } from '../table/screen.ts';
import type { Message } from '../table/toast.tsx';
import '../table/table.css';
import './board/board.css';
import './cards/cards.css';
import { HandRow } from './cards/hand-row.tsx';
import { Desk, type Objection } from './desk.ts';
import './downforce.css';
import { focusNext, focusRow, moveAlong } from './focus.ts';
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
  return (
    <Entrance session={session} liveriesOf={(view, seat) => carsOf(view.public, seat)} tell={speak}>
      {() => <Table {...props} desk={desk} isReadOnly={isReadOnly} />}
    </Entrance>
  );
}

interface TableProps extends DownforceTableProps {
  readonly desk: Desk;
  readonly isReadOnly: boolean;
}

/** Its parts follow the desk by themselves: a step of the plan draws this again only where another panel comes up. */
function Table(props: TableProps): JSX.Element {
  const { desk, isReadOnly, onOpenEntry } = props;
  const { session } = desk;
  const frame = useFrame(desk, (objection: Objection) => messageOf(objection, desk));
  const [goalStop, setGoalStop] = useState<Goal | null>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const wasOver = useRef(session.view.peek().public.phase === 'over');

  const open = desk.open.value;
  const panel = useMemo(() => computed(() => panelOf(desk, isReadOnly)), [desk, isReadOnly]).value;
  const [isLooking, setLooking] = useState(false);
  useEffect(() => setLooking(false), [panel]);
  const isOver = session.moment.value === null && open.phase === 'over';
  const isUnderWay = open.turn !== null || open.owners.some((owner) => owner !== null);
  const hasHand =
    session.viewer.value !== 'public' &&
    panel !== 'rest' &&
    (isWide.value || panel === null || panel === 'auction' || isLooking);

  useEffect(() => {
    if (!isUnderWay) return;
    void fetchLater();
    void (open.options.goal === 'whispers' ? fetchWhispers() : fetchBets());
  }, [isUnderWay]);

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
    };
  }, [desk, isReadOnly]);

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

  const seats = useMemo(() => <SeatRail desk={desk} />, [desk]);
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
        <Stage
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
        <Prompt
          desk={desk}
          isReadOnly={isReadOnly}
          mountConfirm={confirmButton}
          onUndo={frame.act.undo}
          onConfirm={frame.act.confirm}
        />
      }
      hand={hasHand ? hand : undefined}
      side={() => side}
      results={
        isOver
          ? () => (
              <Results
                desk={desk}
                isOld={isReadOnly || wasOver.current}
                onLook={() => frame.act.look(true)}
                onReplay={props.onReplay}
                onNewGame={props.onNewGame}
                onDownload={props.onDownload}
              />
            )
          : undefined
      }
      backText={downforceTexts.texts.backToResults}
      keyList={downforceTexts.texts.keyList}
    />
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
