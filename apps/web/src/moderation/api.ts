import type {
  Acted,
  AdminAction,
  AuditLine,
  Block,
  OwnSanction,
  Reason,
  Report,
  Sanction,
  Whom,
} from '@paddock/protocol';
import { call } from '../online/server/api.ts';

export const moderation = {
  report: (table: string, whom: Whom, reason: Reason, note: string, key?: string) =>
    call('POST', '/moderation/reports', { table, whom, reason, note }, key),
  block: (table: string, whom: Whom, key?: string) =>
    call('POST', '/moderation/blocks', { table, whom }, key),
  blocks: () => call<{ readonly blocks: readonly Block[] }>('GET', '/moderation/blocks'),
  unblock: (id: string) => call('DELETE', `/moderation/blocks/${id}`),
  mine: () => call<{ readonly sanctions: readonly OwnSanction[] }>('GET', '/moderation/me'),
  reports: () => call<{ readonly reports: readonly Report[] }>('GET', '/admin/reports'),
  act: (id: string, action: AdminAction) => call<Acted>('POST', `/admin/reports/${id}`, action),
  sanctions: () => call<{ readonly sanctions: readonly Sanction[] }>('GET', '/admin/sanctions'),
  lift: (id: string) => call('DELETE', `/admin/sanctions/${id}`),
  audit: () => call<{ readonly audit: readonly AuditLine[] }>('GET', '/admin/audit'),
} as const;
