/** What a key means at the table, wherever the focus is. */
export type KeyCommand =
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'along'; readonly step: number }
  | { readonly kind: 'across'; readonly to: 'track' | 'hand' }
  | { readonly kind: 'undo' | 'skip' | 'side' | 'keys' | 'inside' };

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
      return { kind: 'across', to: 'track' };
    case 'ArrowDown':
      return { kind: 'across', to: 'hand' };
    case 'Escape':
      return { kind: 'undo' };
    case ' ':
      return isMoving ? { kind: 'skip' } : null;
    case 'i':
    case 'I':
      return { kind: 'inside' };
    case 'l':
    case 'L':
      return { kind: 'side' };
    case '?':
      return { kind: 'keys' };
    default:
      return null;
  }
}
