import { AppError } from '@wellspring/errors';
import type { Location } from './location.ts';

/** Who looks at a place. */
export type Viewer =
  { readonly kind: 'visitor' } | { readonly kind: 'member'; readonly id: string; readonly isAdmin: boolean };

/** Pending places are seen by their submitter and by admins; for anyone else they do not exist. */
export const mayView = (viewer: Viewer, location: Location): boolean =>
  location.isVerified || (viewer.kind === 'member' && (viewer.isAdmin || viewer.id === location.submittedBy));

/** Who submitted or claimed a place is told to that member and to admins only. */
export const mayKnowMember = (viewer: Viewer, memberId: string | null): boolean =>
  viewer.kind === 'member' && (viewer.isAdmin || viewer.id === memberId);

/** Foreign and absent look alike. */
export const locationNotFound = (): AppError => new AppError('NOT_FOUND', 'Location not found');

const CLEAN_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text could be an id of ours at all; what cannot is not looked up. */
export const isLocationId = (id: string): boolean => CLEAN_ID.test(id);
