import type { FullLocation } from './questions.ts';

/** When a place is open, as people wrote it. */
export const PlaceHours = ({ location: { hours } }: { readonly location: Pick<FullLocation, 'hours'> }) => hours;
