import type { UtcDay } from './utc-day.ts';

export type ArrivalKind = 'member' | 'submission';

/** A member joined, or a place was submitted. Later changes or deletion do not change it. */
export type Arrival = { readonly kind: ArrivalKind; readonly id: string; readonly day: UtcDay };
