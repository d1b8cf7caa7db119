import type { HelpTexts, MomentText, TableKey } from '@paddock/words/page/help/help';

/** What help says at this moment. */
export interface HelpNow {
  /** What the table asks, in the words of its prompt. */
  readonly prompt: string;
  readonly isAsked: boolean;
  readonly text: MomentText;
  readonly rules: readonly string[];
  readonly keys: readonly KeyRow[];
}

export interface KeyRow {
  /** As they stand on the keyboard; '…' between the first and the last of several. */
  readonly names: readonly string[];
  readonly does: string;
}

/** What the keys depend on at any table. */
export interface KeyState {
  /** The viewer has something to choose. */
  readonly isAsked: boolean;
  /** It is chosen from the hand. */
  readonly isFromHand: boolean;
  /** There is a row of other things to choose from: cars, spaces, powers. */
  readonly isFromRow: boolean;
  readonly isBegun: boolean;
  readonly isMoving: boolean;
  /** A strong bot may be asked. */
  readonly hasHints: boolean;
}

export function tableKeys(state: KeyState): TableKey[] {
  const { isAsked, isFromHand, isFromRow, isBegun, isMoving, hasHints } = state;
  const keys: readonly (readonly [TableKey, boolean])[] = [
    ['card', isAsked && isFromHand],
    ['along', isAsked && (isFromHand || isFromRow)],
    ['across', isAsked && (isFromHand || isFromRow)],
    ['choose', isAsked],
    ['undo', isBegun],
    ['skip', isMoving],
    ['hint', isAsked && hasHints],
    ['side', true],
    ['mute', true],
    ['help', true],
  ];
  return keys.filter(([, works]) => works).map(([key]) => key);
}

export function tableKeyNames({ keyNames }: HelpTexts): Readonly<Record<TableKey, readonly string[]>> {
  return {
    card: ['1', '…', '9'],
    along: ['←', '→'],
    across: ['↑', '↓'],
    choose: [keyNames.enter],
    undo: [keyNames.escape],
    skip: [keyNames.space],
    hint: ['H'],
    side: ['L'],
    mute: ['M'],
    help: ['?'],
  };
}
