import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { KeysDialog } from './keys-dialog.tsx';
import { useTableKeys, type KeyActions } from './keys.ts';
import { TableLayout } from './layout.tsx';
import { useSide } from './side.ts';
import { tableTexts } from './texts/index.ts';
import { Toast, type Message } from './toast.tsx';
import { Tools } from './tools.tsx';

/** What a table's frame asks of its game's desk. */
export interface FramedDesk<Objection> {
  readonly animator: { readonly isPlaying: ReadonlySignal<boolean> };
  /** What was not done, to be explained. */
  readonly refused: ReadonlySignal<Objection | null>;
  /** There is a whole plan, to be played at the player's word. */
  readonly canConfirm: boolean;
  confirm(): Promise<void>;
  /** Whether there was anything to take back. */
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

/** What is done in the same way at every table, whatever is played at it. */
export function useFrame<Objection>(
  desk: FramedDesk<Objection>,
  explain: (objection: Objection) => Message | Promise<Message>,
): Frame {
  const [isSideOpen, onSide] = useSide();
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [isLooking, look] = useState(false);
  const [message, say] = useState<Message | null>(null);
  useEffect(
    () =>
      desk.refused.subscribe((objection) => {
        if (objection === null) return say(null);
        return void Promise.resolve(explain(objection)).then((said) => {
          if (desk.refused.peek() === objection) say(said);
        });
      }),
    [desk],
  );
  const act = useMemo(
    () => ({
      undo: () => {
        if (!desk.undo()) say({ text: tableTexts.texts.nothingToUndo });
      },
      confirm: () => {
        if (desk.canConfirm) void desk.confirm();
        else say({ text: tableTexts.texts.nothingToConfirm });
      },
      skip: () => desk.skip(),
      side: () => onSide((wasOpen) => !wasOpen),
      keys: () => setKeysOpen(true),
      look,
    }),
    [desk, onSide],
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
  /** Over the table, until somebody looks at it; left out where there are none. */
  readonly results?: (() => JSX.Element) | undefined;
  readonly backText: string;
  /** Keys of this game alone. */
  readonly keyList?: Parameters<typeof KeysDialog>[0]['more'];
}

export function TableFrame({ frame, isReadOnly, results, backText, keyList, ...parts }: Props): JSX.Element {
  const { act, isSideOpen, isLooking } = frame;
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
      cover={isLooking ? undefined : results?.()}
    >
      {results !== undefined && isLooking && (
        <button type="button" class="button lit back-to-results" onClick={() => act.look(false)}>
          {backText}
        </button>
      )}
      <Toast message={frame.message} onGone={() => frame.say(null)} />
      {frame.areKeysOpen && <KeysDialog onClose={frame.closeKeys} more={keyList} />}
    </TableLayout>
  );
}
