import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import {
  OwnReport,
  Report,
  ReportDraft,
  ReportSettlement,
  ReportsQuery,
  ReportsSettlement,
  SettledReports,
} from '@wellspring/rest-contract/report';
import {
  LIST_UNKNOWN,
  LOCATION_UNKNOWN,
  REPORT_UNKNOWN,
  REVIEW_UNKNOWN,
} from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestReportLocation,
  RestReportReview,
  RestReports,
  RestReportTripList,
  RestSettleReport,
  RestSettleReportsOn,
  type RestReportFragment,
  type ReportedThing,
} from '../generated/rest-operations.ts';
import { json, PAGE } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const about = { ...NO_INPUT, group: 'Reports' } as const;
const admins = { ...about, who: 'admin' } as const;
const reporting = {
  ...about,
  who: 'member',
  method: 'POST',
  description: 'At most 30 an hour. A pending report of the same member on the same thing is written anew instead.',
  takesIdempotencyKey: true,
  body: jsonBody(ReportDraft),
  answers: { created: json(201, OwnReport) },
} as const;

/** Who reported, and what it is about, belong to other services: without an answer of one of them it is null. */
const toRestReport = ({ user, resolvedBy, ...report }: RestReportFragment): z.input<typeof Report> => ({
  ...report,
  resolvedBy: resolvedBy?.id ?? null,
  user: user?.account ? { id: user.id, ...user.account } : null,
});

type Ids = Pick<z.output<typeof ReportsSettlement>, 'locationId' | 'reviewId' | 'listId'>;

/** The schema of the call has seen to it that there is one. */
const subjectOf = ({ locationId, reviewId, listId }: Ids): ReportedThing => {
  if (reviewId !== undefined) return { kind: 'review', id: reviewId };
  if (listId !== undefined) return { kind: 'list', id: listId };
  return { kind: 'location', id: locationId ?? '' };
};

/** What members find wrong, and what admins make of it. */
export const reportRoutes: readonly Route[] = [
  defineRoute({
    ...reporting,
    path: '/api/locations/{id}/report',
    summary: 'Reports a place',
    parameters: z.strictObject({ id: opaqueId(LOCATION_UNKNOWN) }),
    document: RestReportLocation,
    variables: ({ parameters: { id: locationId }, body: input, idempotencyKey }) => ({
      locationId,
      input,
      idempotencyKey,
    }),
    reply: ({ created }, { reportLocation }) => created(reportLocation),
  }),
  defineRoute({
    ...reporting,
    path: '/api/reviews/{id}/report',
    summary: 'Reports a review',
    parameters: z.strictObject({ id: opaqueId(REVIEW_UNKNOWN) }),
    document: RestReportReview,
    variables: ({ parameters: { id: reviewId }, body: input, idempotencyKey }) => ({ reviewId, input, idempotencyKey }),
    reply: ({ created }, { reportReview }) => created(reportReview),
  }),
  defineRoute({
    ...reporting,
    path: '/api/trip-lists/{id}/report',
    summary: 'Reports a public list',
    parameters: z.strictObject({ id: opaqueId(LIST_UNKNOWN) }),
    document: RestReportTripList,
    variables: ({ parameters: { id: tripListId }, body: input, idempotencyKey }) => ({
      tripListId,
      input,
      idempotencyKey,
    }),
    reply: ({ created }, { reportTripList }) => created(reportTripList),
  }),
  defineRoute({
    ...admins,
    method: 'GET',
    path: '/api/reports',
    summary: 'What members reported, newest first',
    query: ReportsQuery,
    answers: { ok: json(200, z.array(Report), { headers: PAGE }) },
    document: RestReports,
    variables: ({ query: { status, ...query } }) => ({ ...query, status: status === 'all' ? null : status }),
    reply: ({ ok }, { adminReports: { reports, total } }) => ok(reports.map(toRestReport), { total }),
  }),
  defineRoute({
    ...admins,
    method: 'PUT',
    path: '/api/reports/status',
    summary: 'Resolves or dismisses every pending report on one thing',
    body: jsonBody(ReportsSettlement),
    answers: { ok: json(200, SettledReports) },
    document: RestSettleReportsOn,
    variables: ({ body: { status, notes, ...ids } }) => ({ about: subjectOf(ids), status, notes }),
    reply: ({ ok }, { settleReportsOn: count }) => ok({ count }),
  }),
  defineRoute({
    ...admins,
    method: 'PUT',
    path: '/api/reports/{id}/status',
    summary: 'Resolves or dismisses a pending report',
    parameters: z.strictObject({ id: opaqueId(REPORT_UNKNOWN) }),
    body: jsonBody(ReportSettlement),
    answers: { ok: json(200, Report) },
    document: RestSettleReport,
    variables: ({ parameters, body }) => ({ ...parameters, ...body }),
    reply: ({ ok }, { settleReport }) => ok(toRestReport(settleReport)),
  }),
];
