import { TripList } from '@wellspring/rest-contract/trip-list';
import type { App } from '@wellspring/testkit/app';
import type { Member } from './member.fixture.ts';
import { placesIn } from './places.fixture.ts';

type Draft = { readonly name: string; readonly description?: string; readonly isPublic?: boolean };

/** A list of the first few places of the product, each with a note; public by default. */
export const makeList = async (
  app: App,
  { call }: Pick<Member, 'call'>,
  draft: Draft,
  count = 3,
): Promise<TripList> => {
  const { id } = TripList.parse(await call('POST', '/api/trip-lists', { isPublic: true, ...draft }));
  const { locations } = await placesIn(app, `?limit=${count}`);
  for (const [at, location] of locations.entries())
    await call('POST', `/api/trip-lists/${id}/items`, { locationId: location.id, notes: `Note ${at + 1}` });
  return TripList.parse(await call('GET', `/api/trip-lists/${id}`));
};
