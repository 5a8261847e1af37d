import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ModerationUseCases } from '../use-cases.ts';
import type { ModerationContext } from './context.ts';

type All = CompleteResolvers<ModerationContext>;
type AuditResolvers = Pick<All, 'AuditEntry'> & { readonly Query: Pick<All['Query'], 'adminAudit'> };

/** What an entry is about, where it is of this type. */
const subjectOfType =
  (type: string) =>
  ({ subjectType, subjectId }: AuditEntry): { readonly id: string } | null =>
    subjectType === type ? { id: subjectId } : null;

/** The resolvers of the audit log: they read the arguments and call a use case. */
export const auditResolvers = (useCases: ModerationUseCases): AuditResolvers => ({
  Query: {
    adminAudit: (_, { kind, area, by, subjectId, ...page }) =>
      useCases.readAudit(
        { kind: kind ?? null, area: area ?? null, by: by ?? null, subjectId: subjectId ?? null },
        requestedPage(page),
      ),
  },
  AuditEntry: {
    byId: ({ by }) => by,
    by: ({ by }) => ({ id: by }),
    location: subjectOfType('Location'),
    review: subjectOfType('Review'),
    list: subjectOfType('TripList'),
    user: subjectOfType('User'),
  },
});
