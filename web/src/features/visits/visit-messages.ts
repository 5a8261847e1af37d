export const SIGN_IN_TO_TRACK = 'You need to be logged in to track visits.';
export const VISIT_FAILED = 'Failed to update visit status.';
export const VISIT_TO_COME = 'The date of a visit cannot be in the future';
export const VISIT_SAVED = 'Visit saved';
/** Most characters of the member's notes. */
export const NOTES_MAX = 2_000;
export const NOTES_TOO_LONG = `Notes must be at most ${NOTES_MAX} characters`;
