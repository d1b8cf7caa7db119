import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Backdrop } from './track/backdrop.tsx';
import { Places } from './track/places.tsx';
import type { Desk } from './desk.ts';
import { RaceStrip } from './later.ts';
import { AUCTION } from './panel-of.ts';
import type { Panel } from './variant.ts';

interface Props {
  readonly desk: Desk;
  readonly panel: Panel | null;
  readonly onChosen: (byKeyboard: boolean) => void;
  /** The player looks at the track instead of the panel. */
  readonly isLooking: boolean;
  readonly onLook: (isLooking: boolean) => void;
  /** The track with its cars, once something on it can be played. */
  readonly board: () => JSX.Element;
}

/** The track, covered by a panel where something is asked that is not on the track. A button uncovers it. */
export function BoardArea({ desk, panel, onChosen, isLooking, onLook, board }: Props): JSX.Element {
  const texts = desk.texts;
  const { rounds } = desk;
  const isOpening = panel === AUCTION && rounds.value.length === 0;
  const isCovered = panel !== null && !isLooking && !isOpening;
  const hasBoard = useRef(false);
  hasBoard.current ||= isLooking || panel !== AUCTION || rounds.value.some(({ end }) => end !== null);
  const open = desk.open.value;
  const OtherPlaces = desk.pick(({ placesFor }) => placesFor?.(open.options));
  return (
    <div class={isCovered ? `df-stage covered by-${panel.name}` : 'df-stage'}>
      <div class="df-board">
        {OtherPlaces !== undefined ? (
          <OtherPlaces desk={desk} />
        ) : hasBoard.current ? (
          <RaceStrip desk={desk} />
        ) : (
          <Places open={open} />
        )}
        {hasBoard.current ? board() : <Backdrop track={desk.track} />}
      </div>
      {isCovered && (
        <div
          class={`df-cover ${panel.name}`}
          {...(panel === AUCTION && { tabIndex: 0, role: 'group', 'aria-label': texts.auction })}
        >
          <panel.Panel desk={desk} onChosen={onChosen} />
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
