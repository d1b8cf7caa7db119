import { z } from 'zod';
import { isPlainText, LIMITS } from '../limits.ts';
import { tableId } from '../message-schemas.ts';
import { REASONS } from './reasons.ts';
import { chatLine, seat } from '../table-schemas.ts';
import type { Wire } from '../wire.ts';

/** Reports, blocks and what admins do. The page imports only the types, which cost nothing. */

const lineNumber = z.int().min(0).max(1_000_000);
const longId = z.string().regex(/^[0-9a-z]{20}$/);

/** Somebody at a table as others there know them: by their seat, by what they said, or as its host. */
export const whom = z.union([
  z.strictObject({ seat }),
  z.strictObject({ line: lineNumber }),
  z.strictObject({ host: z.literal(true) }),
]);

export const blockPerson = z.strictObject({ table: tableId, whom });

export const reportPerson = z.strictObject({
  table: tableId,
  whom,
  reason: z.enum(REASONS),
  note: z
    .string()
    .max(2 * LIMITS.chat)
    .refine((text) => text === '' || isPlainText(text, LIMITS.chat), 'not plain text')
    .default(''),
});

/** `name`: as they were called when they were blocked. */
export const block = z.object({ id: longId, name: z.string(), at: z.number() });

export const sanctionKind = z.enum(['silence', 'ban', 'name']);

/** What an admin has decided about me. */
export const ownSanction = z.object({ kind: sanctionKind, until: z.number() });

export const sanction = z.object({
  id: longId,
  name: z.string(),
  kind: sanctionKind,
  at: z.number(),
  until: z.number(),
});

/** A line around what was reported; `isTheirs`: by the person whom it is about. */
export const contextLine = chatLine.extend({ isTheirs: z.boolean() });

export const report = z.object({
  id: longId,
  at: z.number(),
  table: z.string(),
  reporter: z.string(),
  /** As they are called now; as they were called then. */
  name: z.string(),
  nameThen: z.string(),
  reason: z.enum(REASONS),
  note: z.string(),
  lines: z.array(contextLine).readonly(),
});

const hours = z.int().min(1);

/** What an admin may do about a report. `done`: nothing more; the report is closed. */
export const adminAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('remove-line'), line: lineNumber }),
  z.strictObject({ kind: z.literal('rename') }),
  z.strictObject({ kind: z.literal('silence'), hours: hours.max(24 * 30) }),
  z.strictObject({ kind: z.literal('ban'), hours: hours.max(24 * 365) }),
  z.strictObject({ kind: z.literal('close-table') }),
  z.strictObject({ kind: z.literal('done') }),
]);

/** `unchanged`: tables that could not be written, where the old name still stands. */
export const acted = z.object({
  ok: z.literal(true),
  unchanged: z.array(z.string()).readonly().exactOptional(),
});

/**
 * `action`: of an admin, or `lift`. `name`: whom it concerned; empty, like `admin`: somebody who has been deleted. `detail`:
 * what the action took, such as hours, the new name or the line's number; empty where that was deleted, too.
 */
export const auditLine = z.object({
  number: z.number(),
  at: z.number(),
  admin: z.string(),
  action: z.string(),
  name: z.string(),
  table: z.string(),
  detail: z.string(),
});

export type Whom = Wire<typeof whom>;
export type Block = Wire<typeof block>;
export type OwnSanction = Wire<typeof ownSanction>;
export type Sanction = Wire<typeof sanction>;
export type SanctionKind = Wire<typeof sanctionKind>;
export type ContextLine = Wire<typeof contextLine>;
export type Report = Wire<typeof report>;
export type AdminAction = Wire<typeof adminAction>;
export type Acted = Wire<typeof acted>;
export type AuditLine = Wire<typeof auditLine>;
