import type { PageVariant, Panel } from '../../variant.ts';
import './other-bets.css';
import { PodiumSlip } from './podium-slip.tsx';
import { TimelyFoot, TimelyHead } from './timely.tsx';

const PODIUM: Panel = { name: 'podium', Panel: PodiumSlip };

/** D-V5: to wait for a better moment; D-V9: three cars on a podium. */
export const otherBets: PageVariant = {
  answers: ['podium', 'decline'],
  // A dot for a step that is still empty.
  sketch: /^podium [a-z.]{3}$/,
  shorter: (text) => {
    const [verb = '', named = ''] = text.split(' ');
    if (verb !== 'podium') return undefined;
    const left = named.replace(/[a-z](?=\.*$)/, '.');
    return left === '...' ? null : `podium ${left}`;
  },
  panelAt: (phase, { bets }, isAsked) =>
    isAsked && phase === 'betting' && bets === 'widespread' ? PODIUM : undefined,
  SlipHead: TimelyHead,
  SlipFoot: TimelyFoot,
};
