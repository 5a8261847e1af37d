import type { UtcDay } from './utc-day.ts';

export type ArrivalKind = 'member' | 'submission';

/** Somebody joined, or a place was submitted. It is so for ever: what becomes of them later changes nothing. */
export type Arrival = { readonly kind: ArrivalKind; readonly id: string; readonly day: UtcDay };
