import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import type { ReportedKind } from '@wellspring/rest-contract/report-limits';
import type { Report } from '../domain/report.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ModerationUseCases } from '../use-cases.ts';
import type { ModerationContext } from './context.ts';

type All = CompleteResolvers<ModerationContext>;
type ReportMutation = 'reportLocation' | 'reportReview' | 'reportTripList' | 'settleReport' | 'settleReportsOn';
type ReportResolvers = Pick<All, 'OwnReport' | 'Report'> & {
  readonly Query: Pick<All['Query'], 'adminReports' | 'exportReports'>;
  readonly Mutation: Pick<All['Mutation'], ReportMutation>;
};

/** The id of what a report is about, where it is of this kind. */
const idOfKind =
  (kind: ReportedKind) =>
  ({ about }: Report): string | null =>
    about.kind === kind ? about.id : null;

const reference = (id: string | null) => (id === null ? null : { id });

const ids = {
  locationId: ({ locationId }: Report) => locationId,
  reviewId: idOfKind('review'),
  listId: idOfKind('list'),
};

/** The resolvers of reports: they read the arguments and call a use case. */
export const reportResolvers = (useCases: ModerationUseCases): ReportResolvers => {
  const { reportTarget } = useCases;
  return {
    Query: {
      adminReports: (_, { status, search, sort, ...page }) =>
        useCases.readReports({
          status: status ?? null,
          search: search ?? '',
          isOldestFirst: sort === 'oldest',
          ...requestedPage(page),
        }),
      exportReports: async (_, __, { actor }) => [...(await useCases.reportsOf(viewerOf(actor).id))],
    },
    Mutation: {
      reportLocation: (_, { locationId: id, input, idempotencyKey }, { actor }) =>
        reportTarget({ kind: 'location', id }, input, viewerOf(actor), idempotencyKey ?? null),
      reportReview: (_, { reviewId: id, input, idempotencyKey }, { actor }) =>
        reportTarget({ kind: 'review', id }, input, viewerOf(actor), idempotencyKey ?? null),
      reportTripList: (_, { tripListId: id, input, idempotencyKey }, { actor }) =>
        reportTarget({ kind: 'list', id }, input, viewerOf(actor), idempotencyKey ?? null),
      settleReport: (_, { id, status, notes }, { actor }) =>
        useCases.settleReport(id, { status, notes: notes ?? null }, viewerOf(actor).id),
      settleReportsOn: (_, { about, status, notes }, { actor }) =>
        useCases.settleReportsOn(about, { status, notes: notes ?? null }, viewerOf(actor).id),
    },
    OwnReport: ids,
    Report: {
      ...ids,
      kind: ({ about }) => about.kind,
      location: ({ locationId }) => reference(locationId),
      review: (report) => reference(ids.reviewId(report)),
      list: (report) => reference(ids.listId(report)),
      user: ({ userId }) => reference(userId),
      resolvedBy: ({ resolvedBy }) => reference(resolvedBy),
    },
  };
};
