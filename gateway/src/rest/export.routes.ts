import { RestExport } from '../generated/rest-operations.ts';
import { file } from './answers.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';

const JSON_TYPE = 'application/json';

/** A member's own copy of all that is kept of them. */
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
      'Account, submitted places, reviews, favorites and visits, lists, badges, claims and corrections, reports, and messages that were sent ' +
      'while signed in; photos by their addresses. It is whole or a 503: every service has to answer.',
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
      };
      return copy(JSON_TYPE, 'wellspring-export.json', JSON.stringify(whole, null, 2));
    },
  }),
];
