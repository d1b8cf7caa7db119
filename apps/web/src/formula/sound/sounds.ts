import type { FormulaFact } from '@paddock/formula';
import { endSound, soundsBy, type SoundTable } from '../../sound/sound-table.ts';

export const FORMULA_SOUNDS: SoundTable<FormulaFact> = {
  'race-starts': 'lights',
  played: 'card',
  rolled: 'die',
  moved: ({ from, to }) => ({ name: 'engine', spaces: Math.abs(from - to) }),
  retired: 'retire',
  nothing: 'jam',
  'race-over': 'finish',
  'season-over': ({ outcome }, { viewer }) => endSound(outcome, viewer),
};

export const soundOf = soundsBy(FORMULA_SOUNDS);
