import { AuditEntry, AuditQuery } from '@wellspring/rest-contract/audit';
import { z } from 'zod';
import { RestAudit, type RestAuditQuery } from '../generated/rest-operations.ts';
import { json, PAGE } from './answers.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

type Entry = RestAuditQuery['adminAudit']['entries'][number];

const toRestEntry = ({
  id,
  at,
  byId,
  by,
  kind,
  subjectType,
  subjectId,
  changes,
}: Entry): z.input<typeof AuditEntry> => ({
  id,
  at,
  by: { id: byId, displayName: by?.displayName ?? null },
  kind,
  subject: { type: subjectType, id: subjectId },
  before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
  after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
});

/** What those who keep the site did. */
export const auditRoutes: readonly Route[] = [
  defineRoute({
    ...NO_INPUT,
    group: 'Administration',
    who: 'admin',
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What admins and owners did, newest first',
    query: AuditQuery,
    answers: { ok: json(200, z.array(AuditEntry), { headers: PAGE }) },
    document: RestAudit,
    variables: ({ query: { subject: subjectId, ...query } }) => ({ ...query, subjectId }),
    reply: ({ ok }, { adminAudit: { entries, total } }) => ok(entries.map(toRestEntry), { total }),
  }),
];
