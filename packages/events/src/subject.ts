import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { verbatim } from '@wellspring/words/message';
import { file_wellspring_catalog_v1_events } from './generated/wellspring/catalog/v1/events_pb.ts';
import { file_wellspring_identity_v1_events } from './generated/wellspring/identity/v1/events_pb.ts';
import { file_wellspring_lists_and_badges_v1_events } from './generated/wellspring/lists_and_badges/v1/events_pb.ts';
import { file_wellspring_moderation_v1_events } from './generated/wellspring/moderation/v1/events_pb.ts';
import { file_wellspring_reviews_v1_events } from './generated/wellspring/reviews/v1/events_pb.ts';
import { messageFields, statesIn } from './state.ts';

/** Where the events of each package carry which state. */
const STATES = new Map(
  [
    file_wellspring_catalog_v1_events,
    file_wellspring_identity_v1_events,
    file_wellspring_lists_and_badges_v1_events,
    file_wellspring_moderation_v1_events,
    file_wellspring_reviews_v1_events,
  ].map((file) => [file.proto.package, statesIn(file)]),
);

/** An id is the first field of every state. */
const ID = 1;

const beforeLastDot = (name: string): string => name.slice(0, name.lastIndexOf('.'));
const afterLastDot = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The name of an event without its package, such as LocationVerified. */
export const kindOf = (event: Fact): string => afterLastDot(event.type);

/** What an event is about: its kind, such as Location, and its id. */
export type Subject = { readonly type: string; readonly id: string };

/**
 * What an event is about, read without knowing the event, by the state that it carries; of a package that is not known here, by its
 * key alone. @throws AppError VALIDATION when it cannot be read
 */
export const subjectOf = (event: Fact): Subject => {
  try {
    const fields = messageFields(event.data);
    for (const [number, type] of STATES.get(beforeLastDot(event.type)) ?? []) {
      const state = fields.get(number);
      if (!state) continue;
      const id = messageFields(state).get(ID);
      return { type: afterLastDot(type), id: id ? Buffer.from(id).toString('utf8') : event.key };
    }
    return { type: 'Unknown', id: event.key };
  } catch (cause) {
    throw new AppError('VALIDATION', verbatim(`${event.type} could not be decoded`), { cause });
  }
};
