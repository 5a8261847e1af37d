import { fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { PROPOSAL_STATUSES } from '@wellspring/rest-contract/proposal-rules';
import { REPORT_STATUSES } from '@wellspring/rest-contract/report-limits';
import { verbatim } from '@wellspring/words/message';
import { ActSchema, type Act, type ChangeSchema } from './generated/wellspring/acts/v1/acts_pb.ts';
import { messageFields } from './state.ts';

/** Field `act` of every event that can be an act of those who keep the site. */
const ACT = 11;

/** The product's own words that a value can be: never a typed text. */
const STATES = ['true', 'false', ...PROPOSAL_STATUSES, ...REPORT_STATUSES] as const;
type State = (typeof STATES)[number] | boolean;

/** Fields whose values are numbers of the product's own: counts, and the order of pictures by their former places. */
const COUNTED = ['photos', 'order'] as const;
type Counted = (typeof COUNTED)[number];

/**
 * What changed. Topics are stored for ever, so an event holds a value only where it cannot be personal: a state, or a count. Of all else
 * only the name of the field.
 */
export type ChangedField =
  | { readonly field: string; readonly before: State; readonly after: State }
  | { readonly field: Counted; readonly before: number | string; readonly after: number | string }
  | { readonly field: string };

const isImpersonal = (field: string, value: string): boolean =>
  STATES.some((state) => state === value) ||
  (COUNTED.some((counted) => counted === field) && /^\d{1,9}(?: \d{1,9})*$/.test(value));

type ChangeValues = { readonly field: string; readonly before: string; readonly after: string };

/** The change without its values, where these can be personal. */
export const withoutValues = <Change extends ChangeValues>(change: Change): Change => {
  const { field, before, after } = change;
  const isPublishable = isImpersonal(field, before) && isImpersonal(field, after);
  return isPublishable || (before === '' && after === '') ? change : { ...change, before: '', after: '' };
};

/**
 * The act that an event tells of, whichever service tells it; null: no admin did it. Values that former releases published
 * of what can be personal are left out. @throws AppError VALIDATION
 */
export const actIn = (event: Fact): Act | null => {
  try {
    const bytes = messageFields(event.data).get(ACT);
    const act = bytes && fromBinary(ActSchema, bytes);
    return act && act.by !== '' ? { ...act, changes: act.changes.map(withoutValues) } : null;
  } catch (cause) {
    throw new AppError('VALIDATION', verbatim(`${event.type} could not be decoded`), { cause });
  }
};

/** An act as an event carries it. @param by member id of the admin or owner */
export const actBy = (by: string, changes: readonly ChangedField[] = []): MessageInitShape<typeof ActSchema> => ({
  by,
  changes: changes.map((change): MessageInitShape<typeof ChangeSchema> => ({
    field: change.field,
    before: 'before' in change ? String(change.before) : '',
    after: 'after' in change ? String(change.after) : '',
  })),
});

/** The event without values of what can be personal, as former releases published them; null: it has none. @throws AppError VALIDATION */
export const withoutPersonalValues = (event: Fact): Uint8Array | null => {
  const act = messageFields(event.data).get(ACT);
  if (act === undefined) return null;
  const published = fromBinary(ActSchema, act);
  const redacted = { ...published, changes: published.changes.map(withoutValues) };
  if (redacted.changes.every((change, at) => change === published.changes[at])) return null;
  const reader = new BinaryReader(event.data);
  const writer = new BinaryWriter();
  while (reader.pos < reader.len) {
    const from = reader.pos;
    const [field, wireType] = reader.tag();
    reader.skip(wireType, field);
    if (field !== ACT) writer.raw(event.data.subarray(from, reader.pos));
  }
  return writer.tag(ACT, WireType.LengthDelimited).bytes(toBinary(ActSchema, redacted)).finish();
};
