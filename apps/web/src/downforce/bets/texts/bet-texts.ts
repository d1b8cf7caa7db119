/** What slips say (D-B1, D-V5, D-V9). */
export interface BetTexts {
  /** «1st $12M, 2nd $8M» */
  readonly paysFor: (rows: string) => string;
  readonly times: (factor: number) => string;
  readonly oddsNote: string;
  readonly podiumTitle: (bet: number) => string;
  readonly podiumNote: string;
  readonly step: (place: string, car: string | null) => string;
  readonly free: string;
  readonly takeOff: string;
  readonly named: (place: string) => string;
  readonly podiumFull: string;
  readonly timelyTitle: (line: number) => string;
  readonly lines: string;
  readonly line: (line: number) => string;
  readonly decline: string;
  readonly declineNote: (isLast: boolean) => string;
  readonly backers: string;
  readonly backed: (name: string, line: number) => string;
  readonly noBacker: string;
}
