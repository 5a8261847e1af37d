import { RestExport } from '../generated/rest-operations.ts';
import { file } from './answers.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const JSON_TYPE = 'application/json';

/** A member's own copy of all their stored data. */
export const exportRoutes: readonly Route[] = [
  defineRoute({
    ...NO_INPUT,
    method: 'GET',
    path: '/api/user/export',
    who: 'member',
    group: 'Account',
    countsCalls: true,
    summary: 'All that is kept of the member, as one JSON file',
    description:
      'Account, submitted places, reviews, favorites and visits, lists, badges, claims and corrections with the words of who decided, reports, ' +
      'messages that were sent while signed in, sessions by when they began and were last used, and the newest 5,000 pages that were looked at ' +
      'within 90 days; photos by their addresses. It is whole or a 503: every service has to answer.',
    answers: { copy: file([JSON_TYPE]) },
    document: RestExport,
    variables: () => ({}),
    reply: ({ copy }, data) => {
      const whole = {
        account: data.exportAccount,
        submittedLocations: data.exportLocations,
        reviews: data.exportReviews,
        favoritesAndVisits: data.exportMarks,
        tripLists: data.exportTripLists,
        badges: data.exportBadges,
        claimsAndCorrections: data.exportProposals,
        reports: data.exportReports,
        contactMessages: data.exportContactMessages,
        sessions: data.exportSessions,
        pageViews: data.exportPageViews,
      };
      return copy(JSON_TYPE, 'wellspring-export.json', JSON.stringify(whole, null, 2));
    },
  }),
];
