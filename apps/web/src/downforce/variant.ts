import type { DownforceOptions, FactKind, Phase } from '@paddock/downforce';
import type { ComponentType } from 'preact';
import type { Round } from './auction/rounds.ts';
import type { Desk } from './desk.ts';

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
export interface PageVariant {
  /** Answers given on a panel of its own, by their verbs; sealed, so that one replaces the other. */
  readonly answers?: readonly string[];
  /** Those of them that one touch never sends. */
  readonly confirmed?: readonly string[];
  /** An answer that is begun, but not an answer yet. */
  readonly sketch?: RegExp;
  /** An answer or a sketch without what was named last; null: nothing is left; undefined: not one of its own. */
  readonly shorter?: (text: string) => string | null | undefined;
  /** Questions that are asked of their own: a plan ends before them. */
  readonly questions?: readonly Phase[];
  /** How long a fact is shown, in milliseconds. */
  readonly pauses?: Partial<Readonly<Record<FactKind, number>>>;
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
