import { fact } from '@wellspring/events/fact';
import {
  UserRegisteredSchema,
  UserRestoredSchema,
  UserSuspendedSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';

const SCHEMAS = { joined: UserRegisteredSchema, suspended: UserSuspendedSchema, restored: UserRestoredSchema };

/** An event of identity about a member. */
export const memberEvent = (what: keyof typeof SCHEMAS, userId: string, revision: number): Message => ({
  ...fact(TOPICS.identity, userId, SCHEMAS[what], {
    user: { userId, revision: BigInt(revision), isSuspended: what === 'suspended' },
  }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});

/** Stories of a suspension, each to be delivered twice and shuffled by its seed, and how each ends. */
export const suspensionStories = (userId: string) =>
  ([1, 2, 3] as const).map((seed) => {
    const last = seed === 3 ? 'suspended' : 'restored';
    return {
      seed,
      isHidden: last === 'suspended',
      events: [
        memberEvent('joined', userId, 1),
        memberEvent('suspended', userId, 2),
        memberEvent('restored', userId, 3),
        memberEvent(last, userId, 4),
      ],
    };
  });
