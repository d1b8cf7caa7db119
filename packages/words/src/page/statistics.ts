/** Statistics over the games on this device, and what the list of games says of you. */
export interface StatisticsTexts {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly noneText: string;
  readonly raceNow: string;
  readonly counting: (done: number, of: number) => string;
  readonly games: string;
  readonly wins: string;
  /** «12 (40 %)» */
  share(count: number, of: number): string;
  readonly streak: string;
  readonly longestStreak: string;
  readonly bestMoney: string;
  readonly averageMoney: string;
  readonly prizes: string;
  readonly bets: string;
  readonly paid: string;
  readonly overpaid: string;
  readonly overpaidText: string;
  readonly spacesLost: string;
  readonly spacesLostText: string;
  readonly perGame: string;
  readonly points: string;
  readonly bestPoints: string;
  readonly races: string;
  readonly carWins: string;
  readonly retired: string;
  readonly placesChart: string;
  readonly carPlacesChart: string;
  readonly moneyChart: string;
  readonly pointsChart: string;
  readonly powersChart: string;
  /** The newest at the right. */
  readonly latest: string;
  readonly asTable: string;
  readonly times: string;
  readonly date: string;
  readonly place: string;
  readonly power: string;
  readonly unread: (count: number) => string;
  /** In the list of games. */
  own(place: string, sides: number, score: string): string;
  readonly won: string;
  readonly daily: string;
  readonly turn: (turns: number) => string;
}
