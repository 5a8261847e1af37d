import { locationIn, proposalIn } from '@wellspring/events/location-events';
import { ratingIn, reviewIn } from '@wellspring/events/review-events';
import { userIn } from '@wellspring/events/user-events';
import type { Fact } from '@wellspring/platform/bus/port';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '@wellspring/service-registry/services';
import type { Change } from './dependencies.ts';

type Subject = { readonly type: string; readonly ids: ReadonlySet<string> };

const one = (type: string, id: string): Subject => ({ type, ids: new Set([id]) });

/** What each service's events are about; null: about nothing that has an id in the graph. */
const SUBJECTS: Readonly<Record<ServiceName, (message: Fact) => Subject | null>> = {
  catalog: (message) => {
    const location = locationIn(message);
    if (location) return one('Location', location.locationId);
    // No visitor is shown a proposal: what is kept for them stands.
    const proposal = proposalIn(message);
    return proposal && one('Proposal', proposal.proposalId);
  },
  identity: (message) => {
    const user = userIn(message);
    return user && one('User', user.userId);
  },
  reviews: (message) => {
    const locationId = reviewIn(message)?.locationId ?? ratingIn(message)?.locationId;
    return locationId === undefined ? null : one('Location', locationId);
  },
  // Marks, lists and badges have no other reader than their own member, or are read by many fields: all of it has changed.
  'lists-and-badges': () => null,
  // Settings and reports are shown to admins alone, whose answers are not kept; hero images to everybody, all at once.
  moderation: () => null,
  analytics: () => null,
};

/** What an event is about. In doubt everything of its service has changed. */
const changeOf = (service: ServiceName, message: Fact): Change => {
  try {
    const subject = SUBJECTS[service](message);
    return subject === null ? { service } : { service, ...subject };
  } catch {
    // Whoever consumes it puts it among the dead letters; a hint needs no more than its topic.
    return { service };
  }
};

const REGISTERED: Readonly<Record<ServiceName, { readonly topic: string | null }>> = SERVICES;

/** Services whose answers are counted from the events of others: those that tell nothing, and analytics. */
const COUNTING: ReadonlySet<ServiceName> = new Set(
  SERVICE_NAMES.filter((name) => name === 'analytics' || REGISTERED[name].topic === null),
);
const COUNTED: readonly Change[] = [...COUNTING].map((service) => ({ service }));

/** What a service tells that counts is for those who keep the site: nothing of it is in what a visitor is answered. */
const NOTHING: readonly Change[] = [];

/** Services that show copies of what another one tells: the gallery of a place has the photos of its reviews. */
const COPIES: Readonly<Partial<Record<ServiceName, ServiceName>>> = { reviews: 'catalog' };

/** What an event changes of what visitors are shown: things of the service that tells it, copies of them, and what is counted from it. */
export const changesOf = (message: Fact): readonly Change[] => {
  const service = SERVICE_NAMES.find((name) => SERVICES[name].topic === message.topic);
  if (service === undefined) return COUNTED;
  if (COUNTING.has(service)) return NOTHING;
  const change = changeOf(service, message);
  const copier = COPIES[service];
  return [change, ...(copier ? [{ ...change, service: copier }] : []), ...COUNTED];
};
