import type { ContentWords } from './downforce/content/words.ts';
import type { DownforceFormWords } from './downforce/form/words.ts';
import type { DownforcePlanWords } from './downforce/plans/words.ts';
import type { DownforceTableWords } from './downforce/words.ts';
import type { FormulaWords } from './formula/words.ts';
import type { CircuitEditorTexts } from './page/box/circuit-editor.ts';
import type { DeckEditorTexts } from './page/box/deck-editor.ts';
import type { ShelfTexts } from './page/box/shelf.ts';
import type { ScorePadTexts } from './page/box/score-pad.ts';
import type { AccountTexts } from './page/club/account.ts';
import type { OwnBotTexts } from './page/club/bots.ts';
import type { HubTexts } from './page/club/hub.ts';
import type { RatingTexts } from './page/club/ratings.ts';
import type { NoticeTexts } from './page/club/notices.ts';
import type { LeagueTexts } from './page/club/leagues.ts';
import type { ModerationTexts } from './page/club/moderation.ts';
import type { DailyTexts } from './page/daily.ts';
import type { VariantTexts } from './page/downforce-variants.ts';
import type { OrderTexts } from './page/downforce-order.ts';
import type { BetTexts, DownforceTexts } from './page/downforce.ts';
import type { EndingTexts } from './page/ending.ts';
import type { FormulaTexts } from './page/formula.ts';
import type { LessonTexts } from './page/lessons.ts';
import type { MindTexts } from './page/minds.ts';
import type { MoreUi } from './page/more.ts';
import type { OnlineTexts } from './page/online.ts';
import type { ReelTexts } from './page/reel.ts';
import type { RuleTexts as DownforceRules } from './page/rules/downforce.ts';
import type { RuleTexts as FormulaRules } from './page/rules/formula.ts';
import type { StatisticsTexts } from './page/statistics.ts';
import type { TableTexts } from './page/table.ts';
import type { Ui } from './page/ui.ts';
import type { RecordWords } from './records/records.ts';
import type { SharedWords } from './shared.ts';

/** The parts that a page loads separately. */
export interface Parts {
  readonly shared: SharedWords;
  readonly records: RecordWords;
  readonly ui: Ui;
  readonly reel: ReelTexts;
  readonly more: MoreUi;
  /** The end of a game, sharing it, and links that carry one. */
  readonly ending: EndingTexts;
  readonly table: TableTexts;
  readonly lessons: LessonTexts;
  /** Hints, the review and the lab. */
  readonly minds: MindTexts;
  readonly online: OnlineTexts;
  readonly leagues: LeagueTexts;
  /** The online page. */
  readonly hub: HubTexts;
  readonly daily: DailyTexts;
  readonly ratings: RatingTexts;
  /** Reactions, reports and blocks, and the admins' page. */
  readonly moderation: ModerationTexts;
  readonly statistics: StatisticsTexts;
  /** Your own decks and circuits. */
  readonly shelf: ShelfTexts;
  readonly circuitEditor: CircuitEditorTexts;
  readonly deckEditor: DeckEditorTexts;
  /** Why a custom deck or track cannot be played with. */
  readonly content: ContentWords;
  readonly scorePad: ScorePadTexts;
  /** Accounts: passkeys, devices, your own data. */
  readonly account: AccountTexts;
  /** Your own bots. */
  readonly ownBots: OwnBotTexts;
  readonly notices: NoticeTexts;
  /** The printed game at the table. */
  readonly downforce: DownforceTableWords;
  /** The same with all variants. */
  readonly variants: DownforceTableWords;
  readonly downforceForm: DownforceFormWords;
  readonly downforceTexts: DownforceTexts;
  readonly downforceBets: BetTexts;
  readonly downforceOrder: OrderTexts;
  /** What a card comes to, for who plays it. */
  readonly downforcePlans: DownforcePlanWords;
  readonly variantTexts: VariantTexts;
  readonly downforceRules: DownforceRules;
  readonly formula: FormulaWords;
  readonly formulaTexts: FormulaTexts;
  readonly formulaRules: FormulaRules;
}
export type Part = keyof Parts;

export type Loaders = { readonly [Each in Part]: () => Promise<Parts[Each]> };

export interface LanguageModule {
  /** In the language itself. */
  readonly name: string;
  /** For numbers and dates: browsers assume American English and Brazilian Portuguese. */
  readonly locale: string;
  readonly load: <Each extends Part>(part: Each) => Promise<Parts[Each]>;
}
