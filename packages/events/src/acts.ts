import { fromBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { ActSchema, type Act, type ChangeSchema } from './generated/wellspring/acts/v1/acts_pb.ts';
import { messageFields } from './state.ts';

/** Field `act` of every event that can be an act of those who keep the site. */
const ACT = 11;

/** Bytes (UTF-8) that all values of one act may have, so that no event grows too large for a broker. */
const CHANGES_MAX = 2_000;

/** The act that an event tells of, whichever service tells it; null: nobody who keeps the site did it. @throws AppError VALIDATION */
export const actIn = (event: Fact): Act | null => {
  try {
    const bytes = messageFields(event.data).get(ACT);
    const act = bytes && fromBinary(ActSchema, bytes);
    return act && act.by !== '' ? act : null;
  } catch (cause) {
    throw new AppError('VALIDATION', `${event.type} could not be decoded`, { cause });
  }
};

type Value = string | number | boolean | null;

/** What changed, as it was and as it is. */
export type ChangedField = { readonly field: string; readonly before: Value; readonly after: Value };

const written = (value: Value): string => (value === null ? '' : String(value));

const cut = (text: string, bytes: number): string => {
  if (Buffer.byteLength(text) <= bytes) return text;
  let kept = '';
  for (const sign of text) {
    if (Buffer.byteLength(kept + sign) > bytes) break;
    kept += sign;
  }
  return kept;
};

/**
 * An act as an event carries it: every field that changed is named, and what its values lack is cut, alike for all.
 * @param by member id of the admin or owner
 */
export const actBy = (by: string, changes: readonly ChangedField[] = []): MessageInitShape<typeof ActSchema> => {
  const each = Math.floor(CHANGES_MAX / Math.max(1, changes.length * 2));
  const told = changes.map(({ field, before, after }): MessageInitShape<typeof ChangeSchema> => ({
    field,
    before: cut(written(before), each),
    after: cut(written(after), each),
  }));
  return { by, changes: told };
};
