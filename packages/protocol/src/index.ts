export { ACCOUNT_LIMITS } from './club/account-limits.ts';
export type { AccountInfo, DeviceInfo, PasskeyInfo, SecureAddress } from './club/account-types.ts';
export { LINK_KEY, TABLE_ID } from './addresses.ts';
export { Client, type ClientListener, type Person, type Status } from './client.ts';
export { DealParts, type KeptPart, type PartsAround } from './deal-parts.ts';
export { diff, patch } from './delta.ts';
export { TableFeed, type FeedListener } from './feed.ts';
export type { LeagueCard, LeagueRound, LeagueSettings, LeagueTable, LeagueView } from './club/leagues.ts';
export type { FinishedGame, FinishedPage, HubNews, TableGlance } from './club/hub.ts';
export { isPlainText, LIMITS, PROTOCOL } from './limits.ts';
export {
  CLOSE,
  type Answer,
  type BotWish,
  type ClientMessage,
  type DealNews,
  type Delta,
  type ServerMessage,
  type WholeGame,
  type WireMoment,
} from './messages.ts';
export type { MadeOwnBot, OwnBot, OwnBots } from './club/own-bots.ts';
export type {
  Leader,
  Leaderboard,
  PlayerKind,
  RatedGames,
  RatingChanges,
  RatingHistory,
  ShownPlayer,
  ShownRating,
} from './club/ratings.ts';
export { CHANNEL_KINDS, NOTICE_KINDS, type ChannelKind, type NoticeKind } from './club/notice-kinds.ts';
export type { NoticeChannel, NoticeChoices, NoticeState } from './club/notices.ts';
export type {
  Acted,
  AdminAction,
  AuditLine,
  Block,
  ContextLine,
  OwnSanction,
  Report,
  Sanction,
  SanctionKind,
  Whom,
} from './club/moderation.ts';
export { REACTIONS, type Reaction } from './club/reactions.ts';
export { REASONS, type Reason } from './club/reasons.ts';
export type { PadSlots } from './score-pads.ts';
export type { SocketEvents, SocketLike, Surroundings } from './socket.ts';
export type {
  ChatLine,
  ClockRule,
  DealInfo,
  GameNow,
  MyTable,
  SeatClock,
  SeatInfo,
  SeatNews,
  SeatPlan,
  TableCard,
  TableInfo,
  TableStatus,
} from './tables.ts';
