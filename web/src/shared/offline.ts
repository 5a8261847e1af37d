import type { Translate } from '@wellspring/words/translate';

/** Whether the browser knows that it has no connection. That it knows of one does not mean that the server answers. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** The words about a call that failed, after the reason where that is known: the browser is offline. */
export const withReason = (t: Translate, words: string): string =>
  isOffline() ? t('site.offlineReason', { words }) : words;
