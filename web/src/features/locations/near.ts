import type { LocationFilter } from '../../generated/operations.ts';

/** The place that the grid is sorted by and the map was centred on. */
export type Near = {
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  /** it is where the reader is */
  readonly isUser: boolean;
  /** metres, of the reader's own place */
  readonly accuracy?: number;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The near place that travels with a history entry, if there is one. */
export const nearFrom = (historyState: unknown): Near | null => {
  const near = isRecord(historyState) ? historyState['near'] : null;
  if (!isRecord(near)) return null;
  const { label, latitude, longitude, isUser, accuracy } = near;
  if (typeof label !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const whole = { label, latitude, longitude, isUser: isUser === true };
  return typeof accuracy === 'number' ? { ...whole, accuracy } : whole;
};

/** What is asked of the graph for a search, a category and a near place. */
export const filterFor = (
  search: string | null,
  categoryId: number | null,
  near: Near | null,
): LocationFilter | null => {
  const filter: LocationFilter = {
    ...(search ? { search } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(near ? { near: { latitude: near.latitude, longitude: near.longitude } } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
};
