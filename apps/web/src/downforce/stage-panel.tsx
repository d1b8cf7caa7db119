import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AuctionPanel, KeepPanel } from './auction/auction-panel.tsx';
import type { Desk } from './desk.ts';
import { BetSlip } from './later.ts';
import { downforceTexts } from './texts/index.ts';

/** What covers the track: the auction, a choice of powers, a slip; null: nothing. */
export type StagePanel = 'auction' | 'keep' | 'bet' | null;

interface Props {
  readonly desk: Desk;
  readonly panel: StagePanel;
  readonly onChosen: (byKeyboard: boolean) => void;
  readonly children: ComponentChildren;
}

/** The track, and before it what is asked that is not on the track; the track can always be looked at. */
export function Stage({ desk, panel, onChosen, children }: Props): JSX.Element {
  const texts = downforceTexts.texts;
  const [isLooking, setLooking] = useState(false);
  useEffect(() => setLooking(false), [panel]);
  const isCovered = panel !== null && !isLooking;
  return (
    <div class={isCovered ? 'df-stage covered' : 'df-stage'}>
      {children}
      {isCovered && (
        <div class={`df-cover ${panel}`} {...(panel === 'auction' && { tabIndex: 0 })}>
          {panel === 'auction' && <AuctionPanel desk={desk} />}
          {panel === 'keep' && <KeepPanel desk={desk} onChosen={onChosen} />}
          {panel === 'bet' && <BetSlip desk={desk} onChosen={onChosen} />}
        </div>
      )}
      {panel !== null && (
        <button
          type="button"
          class="button small df-look"
          aria-pressed={isLooking}
          onClick={() => setLooking(!isLooking)}
        >
          {isLooking ? texts.backToTable : texts.lookAtTrack}
        </button>
      )}
    </div>
  );
}
