import { dateOf } from '@wellspring/events/fact';
import { locationIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Arrival, ArrivalKind } from '../domain/arrival.ts';
import { utcDayOf } from '../domain/utc-day.ts';

/** The revision that everything begins with: who joined, and what was submitted, is told by it. */
const FIRST = 1n;

const arrivalOf = (kind: ArrivalKind, id: string, at: Date | null): Arrival[] =>
  at === null ? [] : [{ kind, id, day: utcDayOf(at) }];

const joinedIn = (message: Message): Arrival[] => {
  const user = userIn(message);
  return user?.revision === FIRST ? arrivalOf('member', user.userId, dateOf(user.createdAt)) : [];
};

const submittedIn = (message: Message): Arrival[] => {
  const location = locationIn(message);
  return location?.revision === FIRST && location.submittedBy !== ''
    ? arrivalOf('submission', location.locationId, dateOf(location.createdAt))
    : [];
};

/** Keeps who joined and what was submitted on which day, however often and in whatever order it is told. */
export const arrivalsConsumer = (keep: (arrivals: readonly Arrival[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'analytics.arrivals',
  topics: [TOPICS.catalog, TOPICS.identity],
  maxBatch: 500,
  handle: (messages) =>
    keep(messages.flatMap((message) => (message.topic === TOPICS.identity ? joinedIn(message) : submittedIn(message)))),
});
