import { NO_VALUES } from '@wellspring/place-schema/kinds';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';

/** A place that a member submitted and that is not verified yet. */
export const MOSS_SPRING: AdminLocationRowFragment = {
  ...NO_VALUES,
  __typename: 'Location',
  id: 'spring',
  revision: 1,
  name: 'Moss Spring',
  city: 'Hveragerði',
  country: 'Iceland',
  countryCode: 'IS',
  category: { __typename: 'Category', id: 20, name: 'Hot Springs & Spas' },
  isVerified: false,
  isClaimed: false,
  submittedBy: 'member',
  createdAt: '2026-06-01T12:00:00.000Z',
  description: 'Warm',
  latitude: 64,
  longitude: -21,
  pointNote: null,
  categoryId: 20,
  photos: [],
};
