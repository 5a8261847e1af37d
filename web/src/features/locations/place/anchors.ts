/** Where one says what is missing or wrong on the page of a place. */
export const IMPROVE_ANCHOR = 'improve';
