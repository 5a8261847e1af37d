import { AppError } from '@wellspring/errors';
import { UNAUTHORIZED } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import { defineRoute, type Route } from './route.ts';

/** Who is signed in. Nobody can be yet, so the answer is always 401. */
export const sessionRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/user',
    group: 'Session',
    summary: 'The member who is signed in',
    who: 'member',
    query: z.strictObject({}),
    touchedBy: [],
    operation: null,
    answer: null,
    shape: () => {
      throw new AppError('UNAUTHENTICATED', UNAUTHORIZED);
    },
  }),
];
