import type { OwnListFragment } from '../../generated/lists-operations.ts';
import { DOGO } from '../../testing/example-location.ts';
import type { WholeList } from './list-meta.ts';

/** A private list of its member, with nothing in it. */
export const WARM_WEEKS: OwnListFragment = {
  __typename: 'TripList',
  id: 'l1',
  shareCode: 'warm',
  name: 'Warm weeks',
  description: 'Come early.',
  isPublic: false,
  showsNotes: false,
  itemCount: 0,
  cover: [],
};

const stop = (at: number, notes: string | null): WholeList['items'][number] => ({
  __typename: 'TripListItem',
  locationId: `p${at}`,
  visitOrder: at,
  notes,
  location: { ...DOGO, id: `p${at}`, name: `Spring ${at}`, address: null },
});

/** The same list as its page shows it, with two places in it. */
export const WHOLE_LIST: WholeList = {
  ...WARM_WEEKS,
  itemCount: 2,
  revision: 3,
  userId: 'a1',
  createdAt: '2026-11-21T10:00:00.000Z',
  user: { __typename: 'User', id: 'a1', displayName: 'Ada B.', firstName: 'Ada', username: null, badge: null },
  items: [stop(1, null), stop(2, 'Bring a towel')],
};
