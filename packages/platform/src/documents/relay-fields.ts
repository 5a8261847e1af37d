import { Schema } from 'mongoose';

/** What belongs to the relay: no read of an adapter returns it. Embedded, it lies beside its document. */
export const RELAY_FIELDS = {
  outbox: { type: [Schema.Types.Mixed], default: undefined, select: false },
  relay: { type: Schema.Types.Mixed, select: false },
};
