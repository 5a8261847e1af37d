import {
  ProposalChangedSchema,
  ProposalDecidedSchema,
  ProposalDeletedSchema,
  ProposalMadeSchema,
} from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import {
  PasswordResetRequestedSchema,
  SessionEndedSchema,
  SignInLinkRequestedSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import {
  ContactMessageDeletedSchema,
  ContactMessageReadSchema,
  ContactMessageReceivedSchema,
  MemberErasedSchema,
  ReportDismissedSchema,
  ReportMadeSchema,
  ReportResolvedSchema,
  ReportUpdatedSchema,
  SiteSettingChangedSchema,
} from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { locationIn } from '@wellspring/events/location-events';
import { ratingIn, reviewIn } from '@wellspring/events/review-events';
import { userIn } from '@wellspring/events/user-events';
import type { Fact } from '@wellspring/platform/bus/port';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '@wellspring/service-registry/services';
import type { Change } from './operation-dependencies.ts';

type Subject = { readonly type: string; readonly ids: ReadonlySet<string> };

const one = (type: string, id: string): Subject => ({ type, ids: new Set([id]) });

/** What each service's events are about; null: about nothing that has an id in the graph. */
const SUBJECTS: Readonly<Record<ServiceName, (message: Fact) => Subject | null>> = {
  catalog: (message) => {
    const location = locationIn(message);
    return location && one('Location', location.locationId);
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
  // Hero images: all of them are shown at once.
  moderation: () => null,
  analytics: () => null,
};

/** What no visitor is shown a word or a number of: it is for members and admins, whose responses are not cached. */
const UNSEEN: ReadonlySet<string> = new Set(
  [
    PasswordResetRequestedSchema,
    SignInLinkRequestedSchema,
    SessionEndedSchema,
    ProposalMadeSchema,
    ProposalChangedSchema,
    ProposalDecidedSchema,
    ProposalDeletedSchema,
    ReportMadeSchema,
    ReportUpdatedSchema,
    ReportResolvedSchema,
    ReportDismissedSchema,
    ContactMessageReceivedSchema,
    ContactMessageReadSchema,
    ContactMessageDeletedSchema,
    SiteSettingChangedSchema,
    MemberErasedSchema,
  ].map(({ typeName }) => typeName),
);

/** What an event is about. In doubt everything of its service has changed. */
const changeOf = (service: ServiceName, message: Fact): Change => {
  try {
    const subject = SUBJECTS[service](message);
    return subject === null ? { service } : { service, ...subject };
  } catch {
    // Its consumer makes it a dead letter; a hint needs only its topic.
    return { service };
  }
};

const REGISTERED: Readonly<Record<ServiceName, { readonly topic: string | null }>> = SERVICES;

/** Services whose answers are counted from the events of others: those without own events, and analytics. */
const COUNTING: ReadonlySet<ServiceName> = new Set(
  SERVICE_NAMES.filter((name) => name === 'analytics' || REGISTERED[name].topic === null),
);
const COUNTED: readonly Change[] = [...COUNTING].map((service) => ({ service }));

/** Events that change no answer to visitors. Counts of a service that shows only admins something belong here, too. */
const NOTHING: readonly Change[] = [];

/** Services that show replicas of another one: the gallery of a place has the photos of its reviews. */
const COPIES: Readonly<Partial<Record<ServiceName, ServiceName>>> = { reviews: 'catalog' };

/** What an event changes of what visitors are shown: entities of the service that publishes it, copies of them, and what is counted from it. */
export const changesOf = (message: Fact): readonly Change[] => {
  const service = SERVICE_NAMES.find((name) => SERVICES[name].topic === message.topic);
  if (service === undefined) return COUNTED;
  if (COUNTING.has(service) || UNSEEN.has(message.type)) return NOTHING;
  const change = changeOf(service, message);
  const copier = COPIES[service];
  return [change, ...(copier ? [{ ...change, service: copier }] : []), ...COUNTED];
};
