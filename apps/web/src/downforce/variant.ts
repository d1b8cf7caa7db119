import type { DownforceOptions, FactKind, Phase } from '@paddock/downforce';
import type { ComponentType } from 'preact';
import type { Round } from './auction/rounds.ts';
import type { Desk } from './desk.ts';
import type { PlayedVariant } from './race/played-variant.ts';

export interface DeskProps {
  readonly desk: Desk;
}

export interface SeatProps extends DeskProps {
  readonly seat: number;
}

export interface PanelProps extends DeskProps {
  readonly onChosen: (byKeyboard: boolean) => void;
}

export interface BidsProps extends PanelProps {
  readonly round: Round;
}

/** What covers the track. */
export interface Panel {
  /** Its class. */
  readonly name: string;
  readonly Panel: ComponentType<PanelProps>;
  /** Nothing in the hand has to do with it. */
  readonly hidesHand?: true;
}

/** The last reveal, line by line, where it is not about money. */
export interface Tally {
  readonly lines: number;
  readonly Table: ComponentType<DeskProps & { readonly shown: number }>;
}

/** What a variant changes on the screen. Every function says nothing at tables that do not play it. */
export interface PageVariant extends PlayedVariant {
  /** Facts that begin something in the log. */
  readonly heads?: readonly FactKind[];
  readonly hasNoAuction?: (options: DownforceOptions) => boolean;
  /** `isAsked`: the viewer has something to answer. */
  readonly panelAt?: (phase: Phase, options: DownforceOptions, isAsked: boolean) => Panel | undefined;
  /** In place of the cards that are bid with. */
  readonly bidsFor?: (options: DownforceOptions) => ComponentType<BidsProps> | undefined;
  /** D-V5: around a slip at tables where one may wait. */
  readonly SlipHead?: ComponentType<DeskProps>;
  readonly SlipFoot?: ComponentType<PanelProps>;
  /** In place of the finishing places beside the track. */
  readonly placesFor?: (options: DownforceOptions) => ComponentType<DeskProps> | undefined;
  /** At the lines across the track. */
  readonly lineTexts?: (options: DownforceOptions) => readonly string[] | undefined;
  /** In place of the sheet with the money. */
  readonly sheetFor?: (options: DownforceOptions) => ComponentType<DeskProps> | undefined;
  readonly scoreOf?: (
    desk: Desk,
    seat: number,
  ) => { readonly score: number | string; readonly unit: string } | undefined;
  readonly tallyFor?: (options: DownforceOptions) => Tally | undefined;
  /** Below the last reveal. */
  readonly Afterwards?: ComponentType<DeskProps>;
  /** Beside the cards of a seat that TABLE plays, and instead of what its bids have shown. */
  readonly SeatMark?: ComponentType<SeatProps>;
  readonly SeatCards?: ComponentType<SeatProps>;
}
