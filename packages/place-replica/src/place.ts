import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';

/** The replica of a place, from the events of catalog only. */
export type Place = {
  readonly id: string;
  /** of the place, without its rating */
  readonly revision: number;
  /** published, and not deleted */
  readonly isVisible: boolean;
  readonly submittedBy: string | null;
  readonly isDeleted: boolean;
};

export type Viewer = { readonly id: string; readonly isAdmin: boolean };

/** Pending places are seen by their submitter and by admins; for anyone else they do not exist. null: a visitor. */
export const mayView = (viewer: Viewer | null, place: Place): boolean =>
  !place.isDeleted && (place.isVisible || (viewer !== null && (viewer.isAdmin || viewer.id === place.submittedBy)));

export const placeNotFound = (): AppError => new AppError('NOT_FOUND', say('contract.locationUnknown'));
