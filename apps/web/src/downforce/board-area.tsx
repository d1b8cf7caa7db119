import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { AuctionPanel } from './auction/auction-panel.tsx';
import { Backdrop } from './board/backdrop.tsx';
import { FIRST_TRACK } from './board/ground-file.ts';
import { Places } from './board/places.tsx';
import type { Desk } from './desk.ts';
import { BetSlip, KeepPanel, LapStrip, PodiumSlip, PredictionBoard, RestPanel } from './later.ts';
import type { AskedPanel, PanelName } from './panel-of.ts';
import { downforceTexts } from './texts/index.ts';

interface PanelProps {
  readonly desk: Desk;
  readonly onChosen: (byKeyboard: boolean) => void;
}

const PANELS = {
  keep: KeepPanel,
  bet: BetSlip,
  podium: PodiumSlip,
  predict: PredictionBoard,
  rest: RestPanel,
} as const satisfies Record<AskedPanel | 'rest', ComponentType<PanelProps>>;

interface Props {
  readonly desk: Desk;
  readonly panel: PanelName | null;
  readonly onChosen: (byKeyboard: boolean) => void;
  /** The player looks at the track instead of the panel. */
  readonly isLooking: boolean;
  readonly onLook: (isLooking: boolean) => void;
  /** The track with its cars, once something on it can be played. */
  readonly board: () => JSX.Element;
}

function Panel({ panel, ...props }: PanelProps & { readonly panel: keyof typeof PANELS }): JSX.Element {
  const Asked: ComponentType<PanelProps> = PANELS[panel];
  return <Asked {...props} />;
}

/** The track, covered by a panel where something is asked that is not on the track. A button uncovers it. */
export function BoardArea({ desk, panel, onChosen, isLooking, onLook, board }: Props): JSX.Element {
  const texts = downforceTexts.texts;
  const { rounds } = desk;
  const isOpening = panel === 'auction' && rounds.value.length === 0;
  const isCovered = panel !== null && !isLooking && !isOpening;
  const hasBoard = useRef(false);
  hasBoard.current ||= isLooking || panel !== 'auction' || rounds.value.some(({ end }) => end !== null);
  const open = desk.open.value;
  return (
    <div class={isCovered ? 'df-stage covered' : 'df-stage'}>
      <div class="df-board">
        {open.options.longDistance === false ? (
          <Places open={open} stamped={desk.animator.stamped.value} />
        ) : (
          <LapStrip desk={desk} />
        )}
        {hasBoard.current ? board() : <Backdrop track={open.track ?? FIRST_TRACK} />}
      </div>
      {isCovered && (
        <div
          class={`df-cover ${panel}`}
          {...(panel === 'auction' && { tabIndex: 0, role: 'group', 'aria-label': texts.auction })}
        >
          {panel === 'auction' ? (
            <AuctionPanel desk={desk} onChosen={onChosen} />
          ) : (
            <Panel panel={panel} desk={desk} onChosen={onChosen} />
          )}
        </div>
      )}
      {panel !== null && !isOpening && (
        <button
          type="button"
          class="button small df-look"
          aria-pressed={isLooking}
          onClick={() => onLook(!isLooking)}
        >
          {isLooking ? texts.backToTable : texts.lookAtTrack}
        </button>
      )}
    </div>
  );
}
