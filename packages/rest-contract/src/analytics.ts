import { say } from '@wellspring/words/message';
import { z } from 'zod';
import { opaqueId } from './path-parameters.ts';
import { errorParams, text } from './text.ts';

const PATH_MAX = 2_000;
const PATH = say('contract.pathWrong', { max: PATH_MAX });

/** A view of a page. The query behind the path, such as a search, is not stored. */
export const PageViewEvent = z.strictObject({
  type: z.literal('page_view', errorParams(say('contract.pageViewTypeWrong'))),
  path: text({ max: PATH_MAX, pattern: /^\/.*/, words: PATH }),
  locationId: opaqueId(say('contract.locationIdWrong')).optional().describe('the place that the page is about'),
});
export type PageViewEvent = z.output<typeof PageViewEvent>;

const count = z.int32().min(0);

/** What is counted of a day. */
export const DayTotals = z
  .strictObject({
    date: z.iso.date().describe('in UTC'),
    activeUsers: count.describe('distinct people who looked at a page'),
    pageViews: count,
    newUsers: count,
    locationSubmissions: count,
  })
  .meta({ id: 'DayTotals' });
export type DayTotals = z.output<typeof DayTotals>;

/** What happened on the site in the last days. */
export const Analytics = z
  .strictObject({
    dailyActiveUsers: count.describe('distinct people today'),
    totalPageViews: count,
    newUsers: count,
    locationSubmissions: count,
    topLocations: z
      .array(z.strictObject({ locationId: z.string(), name: z.string(), views: count }))
      .describe('the ten places with the most views'),
    days: z.array(DayTotals).describe('30 days, the oldest first'),
  })
  .meta({ id: 'Analytics' });
