import type { ApolloClient } from '@apollo/client';
import { QUERY_FRESH } from '../query-fresh.ts';

/** When the reader comes back to the page after five minutes, the data of the screen is requested again. */
export const keepFresh = (client: ApolloClient): void => {
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAt = Date.now();
    else if (Date.now() - leftAt > QUERY_FRESH) void client.refetchQueries({ include: 'active' });
  });
};
