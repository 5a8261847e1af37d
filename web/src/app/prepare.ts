import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { readHome, shownPage } from '../features/locations/address-state.ts';
import { pageOfPlaces } from '../features/locations/questions.ts';
import { wholeWorld } from '../features/teaser/whole-world.ts';
import {
  CategoriesDocument,
  CommunityStatsDocument,
  GeocodeDocument,
  LocationDocument,
} from '../generated/operations.ts';
import { questionKey } from '../shared/graphql/freshness.ts';
import { operationNameOf } from '../shared/graphql/use-ask.ts';

/** Asks what a screen will ask, so that one rendering finds every answer in the cache. Returns the keys of what failed. */
export const prepare = async (client: ApolloClient, url: URL): Promise<readonly string[]> => {
  const failed: string[] = [];
  const ask = async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const options: ApolloClient.QueryOptions<Data, Variables> = { query, variables };
    const result = await client.query(options).catch(() => undefined);
    if (!result?.data) failed.push(questionKey(operationNameOf(query), variables));
    return result?.data;
  };

  const places = async () => {
    const address = readHome(url.searchParams);
    const asked = pageOfPlaces(
      url.pathname === '/home' ? address : { search: null, categoryId: null, page: address.page },
    );
    const total = (await ask(asked.document, asked.variables))?.locations.total;
    if (total === undefined) return;
    const page = shownPage(address.page, total);
    if (page !== address.page) {
      const last = pageOfPlaces({ ...address, page });
      await ask(last.document, last.variables);
    }
    if (total === 0 && url.pathname === '/home' && address.search) await ask(GeocodeDocument, { q: address.search });
  };
  const list = () => [places(), ask(CategoriesDocument, {}), ask(CommunityStatsDocument, {})];

  if (url.pathname === '/' || url.pathname === '/landing')
    await Promise.all([...list(), ask(wholeWorld.document, wholeWorld.variables)]);
  else if (matchPath('/home', url.pathname)) await Promise.all(list());
  const id = matchPath('/location/:id', url.pathname)?.params.id;
  if (id) await ask(LocationDocument, { id });
  return failed;
};
