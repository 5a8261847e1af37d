/** What every screen and every action says first while the browser is offline. */
export const YOU_ARE_OFFLINE = 'You are offline';
/** In place of a screen or a part of it. */
export const OFFLINE_PART =
  'What is already on the screen still works. This part comes by itself when the connection is back.';
/** After something was pressed for which there is nothing else to say. */
export const OFFLINE_ACT = `${YOU_ARE_OFFLINE}. Try again when the connection is back.`;

/** Whether the browser knows that it has no connection. That it knows of one does not mean that the server answers. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** The words about a call that failed, after the reason where that is known: the browser is offline. */
export const withReason = (words: string): string => (isOffline() ? `${YOU_ARE_OFFLINE}. ${words}` : words);
