import { useMemo } from 'react';
import { MarkedLocationsDocument } from '../../../generated/marks-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { marksOf, NO_MARKS, type Marks } from './marks.ts';

/** The member's saved and visited places, requested once; changes of hearts and visits update it at once. Visitors have no marks. */
export const useMarks = (): Marks => {
  const { isMember } = useSession();
  const { data } = useFreshQuery(MarkedLocationsDocument, {}, { skip: !isMember });
  const marked = data?.markedLocations;
  return useMemo(() => (marked ? marksOf(marked) : NO_MARKS), [marked]);
};
