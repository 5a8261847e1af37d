import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Location } from './location.ts';

/** Who looks at a place; null: a visitor. */
export type Viewer = { readonly id: string; readonly isAdmin: boolean } | null;

/** Pending places are seen by their submitter and by admins; for anyone else they do not exist. */
export const mayView = (viewer: Viewer, location: Location): boolean =>
  location.isVerified || mayKnowMember(viewer, location.submittedBy);

/** Who submitted or claimed a place is shown to that member and to admins only. */
export const mayKnowMember = (viewer: Viewer, memberId: string | null): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.id === memberId);

/** The same error for an absent place and for one that the viewer may not see. */
export const locationNotFound = (): AppError => new AppError('NOT_FOUND', say('catalogErrors.locationNotFound'));

const CLEAN_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text could be an id of ours at all; what cannot is not looked up. */
export const isLocationId = (id: string): boolean => CLEAN_ID.test(id);
