import { say } from '@wellspring/words/message';
import { z } from 'zod';
import { AUDIT_AREAS, AUDIT_KINDS, AUDIT_SUBJECTS } from './audit-rules.ts';
import { oneOf, paging } from './query-parameters.ts';
import { ID_MAX } from './text-limits.ts';
import { text } from './text.ts';

const KIND_WRONG = say('contract.auditKindWrong');
const values = z.record(z.string(), z.string());
const auditSubject = {
  type: z.string().describe(`one of ${AUDIT_SUBJECTS.join(', ')}, or of a later release`),
  id: z.string(),
};

/** What an admin or owner did. */
export const AuditEntry = z
  .strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    by: z.strictObject({ id: z.string(), displayName: z.string().nullable().describe('null: the account is gone') }),
    kind: z.string().describe(`the name of the event: one of ${AUDIT_KINDS.join(', ')}, or of a later release`),
    subject: z.strictObject(auditSubject),
    before: values.describe(
      'what changed, by field, as it was: states and counts; empty where a value can be personal',
    ),
    after: values.describe('the same, as it is'),
  })
  .meta({ id: 'AuditEntry' });

/** Parameters of GET /api/admin/audit. */
export const AuditQuery = z.strictObject({
  kind: text({
    max: 100,
    pattern: /^[A-Za-z]{1,100}$/,
    words: { tooLong: KIND_WRONG, malformed: KIND_WRONG },
  }).optional(),
  area: oneOf(AUDIT_AREAS).optional(),
  by: text({ min: 1, max: ID_MAX }).optional().describe('id of the admin'),
  subject: text({ min: 1, max: ID_MAX }).optional().describe('id of what it is about'),
  ...paging,
});
