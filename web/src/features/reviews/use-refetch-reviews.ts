import { useApolloClient } from '@apollo/client/react';

/** Milliseconds after which the page is requested again: the rating of a place follows its reviews by an event. */
const RATING_FOLLOWS = [300, 1_500] as const;

/** Fetches the reviews and the rating of the page again after one was written, changed or deleted. */
export const useRefetchReviews = (): (() => Promise<void>) => {
  const client = useApolloClient();
  const refetch = async (): Promise<void> => {
    // What cannot be read now is read again by itself: the screens know.
    await client.refetchQueries({ include: ['Location'] }).catch(() => undefined);
  };
  return async () => {
    await refetch();
    for (const delay of RATING_FOLLOWS) setTimeout(() => void refetch(), delay);
  };
};
