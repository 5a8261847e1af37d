import type { Location } from '../domain/location.ts';

/** Lists of published places have those that are temporarily closed at their end, and none that is permanently closed. */
export type StoredClosure = 'temporary' | 'permanent';

/** What the indexes of documents tell closed places by; null: it is not closed, as in older documents. */
export const storedClosure = ({ status }: Pick<Location, 'status'>): StoredClosure | null => {
  if (status?.state === 'permanentlyClosed') return 'permanent';
  return status?.state === 'temporarilyClosed' ? 'temporary' : null;
};
