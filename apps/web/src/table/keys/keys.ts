import { useEffect, useRef } from 'preact/hooks';

/** What a key means at any table, wherever the focus is. */
export type KeyCommand =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'along'; readonly step: number }
  | { readonly kind: 'across'; readonly to: 'board' | 'hand' }
  | { readonly kind: 'undo' | 'skip' | 'side' | 'mute' | 'help' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `isMoving`: something is being shown that may be skipped. */
export function keyCommand(event: Pressed, isMoving: boolean): KeyCommand | null {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.shiftKey && key.startsWith('Arrow')) return null;
  if (/^[1-9]$/.test(key)) return { kind: 'card', index: Number(key) - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'along', step: -1 };
    case 'ArrowRight':
      return { kind: 'along', step: 1 };
    case 'ArrowUp':
      return { kind: 'across', to: 'board' };
    case 'ArrowDown':
      return { kind: 'across', to: 'hand' };
    case 'Escape':
      return { kind: 'undo' };
    case ' ':
      return isMoving ? { kind: 'skip' } : null;
    case 'l':
    case 'L':
      return { kind: 'side' };
    case 'm':
    case 'M':
      return { kind: 'mute' };
    case '?':
      return { kind: 'help' };
    default:
      return null;
  }
}

/** What each command does; a game's own keys come by their letter, and take precedence. */
export interface KeyActions {
  readonly card: (index: number) => void;
  readonly along: (step: number) => void;
  readonly across: (to: 'board' | 'hand') => void;
  readonly undo: () => void;
  readonly skip: () => void;
  readonly side: () => void;
  readonly mute: () => void;
  readonly help: () => void;
  readonly own?: Readonly<Record<string, () => void>>;
}

/** Commands that spectators may use too. */
const FOR_ALL: ReadonlySet<KeyCommand['kind']> = new Set<KeyCommand['kind']>(['side', 'mute', 'help']);

/** The keys work wherever the focus is, but not in a dialog or a field. */
export function useTableKeys(isMoving: () => boolean, isReadOnly: boolean, actions: KeyActions): void {
  const latest = useRef({ isMoving, isReadOnly, actions });
  latest.current = { isMoving, isReadOnly, actions };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const command = keyCommand(event, now.isMoving());
      const own = command === null && isPlain(event) ? now.actions.own?.[event.key.toLowerCase()] : undefined;
      const isAllowed = !now.isReadOnly || (command !== null && FOR_ALL.has(command.kind));
      if ((command === null && own === undefined) || !isAllowed) return;
      event.preventDefault();
      if (command === null) own?.();
      else act(command, now.actions);
    };
    // A button is pressed when the space bar comes up again.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && latest.current.isMoving()) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('keyup', onKeyUp);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keyup', onKeyUp);
    };
  }, []);
}

function act(command: KeyCommand, actions: KeyActions): void {
  switch (command.kind) {
    case 'card':
      return actions.card(command.index);
    case 'along':
      return actions.along(command.step);
    case 'across':
      return actions.across(command.to);
    case 'undo':
    case 'skip':
    case 'side':
    case 'mute':
    case 'help':
      return actions[command.kind]();
  }
}

function isPlain(event: Pressed): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, [role=tablist], .log') !== null
  );
}
