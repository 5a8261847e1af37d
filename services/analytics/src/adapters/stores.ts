import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import type { Documents } from '@wellspring/platform/documents/port';
import { activePeopleStore } from './active-people-store.ts';
import { arrivalStore, countedStore, locationStore } from './seen-stores.ts';
import { claimStore } from './claim-store.ts';
import { dailyTotalsStore } from './daily-totals-store.ts';
import { pageViewStore } from './page-view-store.ts';
import { placeViewsStore } from './place-views-store.ts';
import { saltStore } from './salt-store.ts';
import { tallyStore } from './tally-store.ts';
import { turns } from './turns.ts';

/** The data of other services that analytics stores, from events only. */
export const seenStores = (documents: Documents) => ({
  locations: locationStore(documents),
  users: countedStore(documents, 'SeenUser'),
  reviews: countedStore(documents, 'SeenReview'),
  arrivals: arrivalStore(documents),
});

export type SeenStores = ReturnType<typeof seenStores>;

/** What analytics keeps of views: its own state. */
export const viewStores = (documents: Documents, now: () => Date) => ({
  pageViews: pageViewStore(documents),
  claims: claimStore(documents),
  people: activePeopleStore(documents),
  tallies: tallyStore(documents),
  placeViews: placeViewsStore(documents),
  salts: saltStore(documents),
  totals: dailyTotalsStore(documents),
  erasures: erasureStore(documents),
  turns: turns(documents, now),
});
