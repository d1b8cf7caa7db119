import { refuse } from '@paddock/kernel';
import type { Reason, Report } from '@paddock/protocol';
import { REASONS } from '@paddock/protocol';
import { acted, adminAction, auditLine, report, sanction } from '@paddock/protocol/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orRefuse, PROBLEMS, RefusedError } from '../http/problem.ts';
import { DONE, done } from '../http/table-calls.ts';
import type { Server } from '../server.ts';
import type { ReportRow } from '../store/parts/moderation/sql-reports.ts';
import { act, linesOf } from './actions.ts';
import { knownAdmin } from './admins.ts';

const SHOWN = 100;

/** What admins see and do: reports, and what was decided about people. Each action is noted. */
export function adminRoutes(server: Server): FastifyPluginCallbackZod {
  const { store } = server;
  return (app, _options, ready) => {
    app.get(
      '/admin/reports',
      {
        schema: {
          summary: 'Open reports, oldest first',
          response: { 200: z.object({ reports: z.array(report) }), ...PROBLEMS },
        },
      },
      async (request) => {
        await knownAdmin(server, request);
        const rows = await store.parts.reports.open(SHOWN);
        return { reports: await Promise.all(rows.map((row) => shown(server, row))) };
      },
    );

    app.post(
      '/admin/reports/:id',
      {
        schema: {
          summary: 'Do something about a report, or close it',
          params: z.object({ id: report.shape.id }),
          body: adminAction,
          response: { 200: acted, ...PROBLEMS },
        },
      },
      async (request) => {
        const admin = await knownAdmin(server, request);
        const row = await store.parts.reports.one(request.params.id);
        if (row === undefined) throw new RefusedError(refuse('no-such-report', 'moderation'));
        const { person, name, match, id } = row;
        const note = (detail: string, about = { person, name }) =>
          store.parts.reports.note({
            at: server.now(),
            admin: admin.id,
            adminName: admin.name,
            action: request.body.kind,
            ...about,
            match,
            report: id,
            detail,
          });
        const unchanged = orRefuse(await act(server, row, request.body, note));
        return { ...DONE, ...(unchanged.length > 0 && { unchanged: [...unchanged] }) };
      },
    );

    app.get(
      '/admin/sanctions',
      {
        schema: {
          summary: 'What holds now, newest first',
          response: { 200: z.object({ sanctions: z.array(sanction) }), ...PROBLEMS },
        },
      },
      async (request) => {
        await knownAdmin(server, request);
        const rows = await store.parts.blocks.sanctions(server.now(), SHOWN);
        return { sanctions: rows.map(({ id, name, kind, at, until }) => ({ id, name, kind, at, until })) };
      },
    );

    app.delete(
      '/admin/sanctions/:id',
      {
        schema: {
          summary: 'End it before its time',
          params: z.object({ id: sanction.shape.id }),
          response: done,
        },
      },
      async (request) => {
        const admin = await knownAdmin(server, request);
        const row = await store.parts.blocks.lift(request.params.id);
        if (row === undefined) throw new RefusedError(refuse('no-such-sanction', 'moderation'));
        await server.moderation.changed(row.person);
        await store.parts.reports.note({
          at: server.now(),
          admin: admin.id,
          adminName: admin.name,
          action: 'lift',
          person: row.person,
          name: row.name,
          match: '',
          report: '',
          detail: row.kind,
        });
        return DONE;
      },
    );

    app.get(
      '/admin/audit',
      {
        schema: {
          summary: 'What admins have done, newest first',
          querystring: z.strictObject({ before: z.coerce.number().int().min(0).optional() }),
          response: { 200: z.object({ audit: z.array(auditLine) }), ...PROBLEMS },
        },
      },
      async (request) => {
        await knownAdmin(server, request);
        const rows = await store.parts.reports.audit(request.query.before ?? Number.MAX_SAFE_INTEGER, SHOWN);
        return {
          audit: rows.map(({ number, at, adminName, action, name, match, detail }) => ({
            number,
            at,
            admin: adminName,
            action,
            name,
            table: match,
            detail,
          })),
        };
      },
    );
    ready();
  };
}

/** Without ids of people: an admin knows them by name, and acts on reports. */
async function shown({ store }: Server, row: ReportRow): Promise<Report> {
  const { id, at, match, reporterName, person, name, note } = row;
  const now = await store.person(person);
  return {
    id,
    at,
    table: match,
    reporter: reporterName,
    name: now?.name ?? name,
    nameThen: name,
    reason: reasonOf(row),
    note,
    lines: linesOf(row).map(({ person: _person, ...line }) => line),
  };
}

function reasonOf({ reason }: ReportRow): Reason {
  return REASONS.find((each) => each === reason) ?? 'other';
}
