import { useTexts } from '../i18n/loaded.tsx';
import type { ReadonlySignal } from '@preact/signals';
import type { Refusal } from '@paddock/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import type { Objection } from './desk/desk.ts';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { useTableKeys, type KeyActions } from './keys/keys.ts';
import { TableLayout } from './layout.tsx';
import { useSide } from './side.ts';
import { Toast, type Message } from './toast.tsx';
import { Tools } from './tools.tsx';

/** The part of a game's desk that the frame needs. */
interface FramedDesk {
  readonly session: Pick<Session<never, never>, 'game' | 'explain'>;
  readonly animator: { readonly isPlaying: ReadonlySignal<boolean> };
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
    readonly keys: () => void;
    /** At the table instead of its results, and back. */
    readonly look: (isLooking: boolean) => void;
  };
  readonly isSideOpen: boolean;
  readonly onSide: (isOpen: boolean) => void;
  readonly isLooking: boolean;
  readonly message: Message | null;
  readonly say: (message: Message | null) => void;
  readonly areKeysOpen: boolean;
  readonly closeKeys: () => void;
}

/** What every table does in the same way. `explain` puts a rule's refusal into words. */
export function useFrame(desk: FramedDesk, explain: (refusal: Refusal) => string | Promise<string>): Frame {
  const table = useTexts('table');
  const [isSideOpen, onSide] = useSide();
  const [areKeysOpen, setKeysOpen] = useState(false);
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
      keys: () => setKeysOpen(true),
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
    areKeysOpen,
    closeKeys: () => setKeysOpen(false),
  };
}

/** Rules of a game, unlike those of the table or the network, stand on its rules page. */
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
  own: Omit<KeyActions, 'undo' | 'skip' | 'side' | 'keys'> & { readonly afterUndo: () => void },
): void {
  useTableKeys(() => moving.peek(), isReadOnly, {
    ...own,
    undo: () => {
      act.undo();
      own.afterUndo();
    },
    skip: act.skip,
    side: act.side,
    keys: act.keys,
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
  /** Keys of this game alone. */
  readonly keyList?: Parameters<typeof KeysDialog>[0]['more'];
}

export function TableFrame({ frame, isReadOnly, results, backText, keyList, ...parts }: Props): JSX.Element {
  const { act, isSideOpen, isLooking } = frame;
  const cover = isLooking ? undefined : results?.(() => act.look(true));
  const isHinted = frame.message?.isHint === true && cover !== undefined;
  return (
    <TableLayout
      {...parts}
      isSideOpen={isSideOpen}
      onSide={frame.onSide}
      tools={
        <Tools
          isSideOpen={isSideOpen}
          onSide={act.side}
          onKeys={act.keys}
          moving={frame.moving}
          canSkip={!isReadOnly}
          onSkip={act.skip}
        />
      }
      cover={cover}
    >
      {results !== undefined && isLooking && (
        <button type="button" class="button lit back-to-results" onClick={() => act.look(false)}>
          {backText}
        </button>
      )}
      <Toast message={isHinted ? null : frame.message} onGone={() => frame.say(null)} />
      {frame.areKeysOpen && <KeysDialog onClose={frame.closeKeys} more={keyList} />}
    </TableLayout>
  );
}
