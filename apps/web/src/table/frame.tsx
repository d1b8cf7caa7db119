import { useTexts } from '../i18n/loaded.tsx';
import type { ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@paddock/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lazily, named } from '../app/lazy.tsx';
import type { Session } from '../session/session.ts';
import type { HeardDesk } from '../sound/hear-table.ts';
import { keepAtHand, toggleSound } from './at-hand.ts';
import type { Objection } from './desk/desk.ts';
import { TableExtras } from './extras.ts';
import { useTableKeys, type KeyActions } from './keys/keys.ts';
import { TableLayout } from './layout.tsx';
import { useSide } from './side.ts';
import { Toast, type Message } from './toast.tsx';
import { HelpTools, Tools } from './tools.tsx';

const HelpAtTable = lazily(
  named(() => import('../help/help-at-table.tsx'), 'HelpAtTable'),
  () => null,
);

/** The part of a game's desk that the frame needs. */
interface FramedDesk extends HeardDesk {
  readonly session: HeardDesk['session'] & Pick<Session<never, never>, 'explain'>;
  readonly animator: HeardDesk['animator'] & { readonly isPlaying: ReadonlySignal<boolean> };
  readonly refused: ReadonlySignal<Objection | null>;
  readonly canConfirm: boolean;
  confirm(): Promise<void>;
  undo(): boolean;
  skip(): void;
}

export interface Frame {
  /** Something moves on the board. */
  readonly moving: ReadonlySignal<boolean>;
  /** Stays the same as long as the desk does. */
  readonly act: {
    readonly undo: () => void;
    readonly confirm: () => void;
    readonly skip: () => void;
    readonly side: () => void;
    readonly help: () => void;
    /** At the table instead of its results, and back. */
    readonly look: (isLooking: boolean) => void;
  };
  readonly isSideOpen: boolean;
  readonly onSide: (isOpen: boolean) => void;
  readonly isLooking: boolean;
  readonly message: Message | null;
  readonly say: (message: Message | null) => void;
  /** Help for this moment, while it is open. */
  readonly help: JSX.Element | null;
}

/** What every table does in the same way. `explain` puts a rule's refusal into words. */
export function useFrame(desk: FramedDesk, explain: (refusal: Refusal) => string | Promise<string>): Frame {
  const table = useTexts('table');
  const [isSideOpen, onSide] = useSide();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isLooking, look] = useState(false);
  const [message, say] = useState<Message | null>(null);
  useEffect(
    () =>
      desk.refused.subscribe((objection) => {
        if (objection === null) return say(null);
        return void messageOf(objection, desk, explain).then((said) => {
          if (desk.refused.peek() === objection) say(said);
        });
      }),
    [desk],
  );
  useEffect(() => keepAtHand(desk), [desk]);
  const act = useMemo(
    () => ({
      undo: () => {
        if (!desk.undo()) say({ text: table.nothingToUndo, isHint: true });
      },
      confirm: () => {
        if (desk.canConfirm) void desk.confirm();
        else say({ text: table.nothingToConfirm, isHint: true });
      },
      skip: () => desk.skip(),
      side: () => onSide((wasOpen) => !wasOpen),
      help: () => setHelpOpen(true),
      look,
    }),
    [desk, onSide, table],
  );
  return {
    moving: desk.animator.isPlaying,
    act,
    isSideOpen,
    onSide,
    isLooking,
    message,
    say,
    help: isHelpOpen ? (
      <HelpAtTable game={desk.session.game} desk={desk} onClose={() => setHelpOpen(false)} />
    ) : null,
  };
}

/** The rules page has the rules of a game, but not those of the table or the network. */
const RULE_ID = /^[A-Z]-/;

async function messageOf(
  objection: Objection,
  { session }: FramedDesk,
  explain: (refusal: Refusal) => string | Promise<string>,
): Promise<Message> {
  if ('text' in objection) return objection;
  const { rule } = objection;
  return {
    text: session.explain?.(objection) ?? (await explain(objection)),
    link: RULE_ID.test(rule) ? { href: `#/rules/${session.game}/${rule}`, rule } : undefined,
  };
}

/** The keys of every table, with what they mean in this game. */
export function useFrameKeys(
  { act, moving }: Frame,
  isReadOnly: boolean,
  own: Omit<KeyActions, 'undo' | 'skip' | 'side' | 'mute' | 'help'> & { readonly afterUndo: () => void },
): void {
  const { hint } = useContext(TableExtras);
  useTableKeys(() => moving.peek(), isReadOnly, {
    ...own,
    own: { ...own.own, ...(hint && { h: hint }) },
    undo: () => {
      act.undo();
      own.afterUndo();
    },
    skip: act.skip,
    side: act.side,
    mute: () => void toggleSound(),
    help: act.help,
  });
}

interface Props {
  readonly frame: Frame;
  readonly isReadOnly: boolean;
  readonly seats: ComponentChildren;
  readonly board: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly hand?: ComponentChildren;
  readonly side: () => ComponentChildren;
  /** Covers the table until somebody wants to look at it; left out where there are none. */
  readonly results?: ((onLook: () => void) => JSX.Element) | undefined;
  readonly backText: string;
  /** How many lines there are beside the table for the viewer to read: a dot on the button says that there are new ones. */
  readonly sideEntries?: number;
}

export function TableFrame(props: Props): JSX.Element {
  const { frame, isReadOnly, results, backText, sideEntries = 0, ...parts } = props;
  const { act, isSideOpen, isLooking } = frame;
  const cover = isLooking ? undefined : results?.(() => act.look(true));
  const isHinted = frame.message?.isHint === true && cover !== undefined;
  const isOver = results !== undefined;
  const readEntries = useRef(sideEntries);
  if (isSideOpen) readEntries.current = sideEntries;
  useEffect(() => {
    // Nothing that was said during the race covers its result.
    if (isOver) frame.say(null);
  }, [isOver]);
  return (
    <TableLayout
      {...parts}
      isSideOpen={isSideOpen}
      onSide={frame.onSide}
      tools={
        <Tools
          isSideOpen={isSideOpen}
          hasNews={sideEntries > readEntries.current}
          onSide={act.side}
          onHelp={act.help}
          moving={frame.moving}
          canSkip={!isReadOnly}
          onSkip={act.skip}
        />
      }
      help={<HelpTools onHelp={act.help} />}
      toast={<Toast message={isHinted ? null : frame.message} onGone={() => frame.say(null)} />}
      cover={cover}
    >
      {results !== undefined && isLooking && (
        <button type="button" class="button lit back-to-results" onClick={() => act.look(false)}>
          {backText}
        </button>
      )}
      {frame.help}
    </TableLayout>
  );
}
