import { useApolloClient } from '@apollo/client/react';
import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { useRef, useState } from 'react';
import type { PointDoubtQuery } from '../../generated/add-location-operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';

export type PointDoubt = NonNullable<PointDoubtQuery['pointDoubt']>;

/** Queries that run only on submit load later than the form. */
const operations = () => import('../../generated/add-location-operations.ts');

/** What a point is checked by; null without a point. */
const checkedBy = ({ latitude, longitude, city, state, country }: LocationDraft) =>
  latitude == null || longitude == null
    ? null
    : { latitude, longitude, address: { city, state: state ?? null, country } };

/** Asks the member about a point that is far from its town or country, before it is sent. */
export const usePointQuestion = () => {
  const client = useApolloClient();
  const [doubt, setDoubt] = useState<PointDoubt | null>(null);
  /** what the member has said to be right */
  const confirmed = useRef('');

  const isConfirmed = (draft: LocationDraft): boolean => confirmed.current === JSON.stringify(checkedBy(draft));
  return {
    /** the question; null: none */
    doubt,
    isConfirmed,
    /** Whether there is nothing to ask, or it was answered. @throws when the member is signed out */
    isSettled: async (draft: LocationDraft): Promise<boolean> => {
      const variables = checkedBy(draft);
      if (variables === null || isConfirmed(draft)) return true;
      try {
        const { PointDoubtDocument: query } = await operations();
        const { data } = await client.query({ query, variables });
        setDoubt(data?.pointDoubt ?? null);
        return !data?.pointDoubt;
      } catch (error) {
        if (isUnauthenticated(error)) throw error;
        // A failed check does not prevent sending: the server repeats it.
        return true;
      }
    },
    /** The member says that the point is right. */
    keep: (draft: LocationDraft): void => {
      confirmed.current = JSON.stringify(checkedBy(draft));
      setDoubt(null);
    },
    /** What is typed now may be another point. */
    close: (): void => setDoubt(null),
  };
};
