import type { JSX } from 'preact';
import type { DeskProps, PageVariant, Panel } from '../../variant.ts';
import { RestPanel } from './rest-panel.tsx';
import { TourTable } from './tour-table.tsx';

const REST: Panel = { name: 'rest', Panel: RestPanel, hidesHand: true };

function Afterwards({ desk }: DeskProps): JSX.Element | null {
  return desk.open.value.variant?.tour === undefined ? null : <TourTable desk={desk} />;
}

/** D-V4 */
export const tour: PageVariant = {
  questions: ['resting'],
  panelAt: (phase) => (phase === 'resting' ? REST : undefined),
  Afterwards,
};
