import type { Conflict } from '@paddock/kernel';
import type { DownforceOptions } from '../../state/options.ts';

export const TWO_PLAYER_CONFLICTS = [
  {
    code: 'drawn-hand-is-for-two',
    rule: 'D-V2',
    between: ['hand'],
    clashes: ({ hand }, players) => hand === 'drawn' && players !== 2,
  },
  {
    code: 'cunning-rule-is-for-two',
    rule: 'D-V2',
    between: ['twoPlayerCunning'],
    clashes: ({ twoPlayerCunning }, players) => twoPlayerCunning !== 'remove' && players !== 2,
  },
] as const satisfies readonly Conflict<DownforceOptions>[];

export type TwoPlayerConflict = (typeof TWO_PLAYER_CONFLICTS)[number]['code'];
