import { isLanguage, type Language } from '@wellspring/words/languages';
import { callApi } from '../api/call-api.ts';
import { rememberLanguage } from './remember-language.ts';

/** Loads a page in a language, which this browser keeps: what the address says of one is no longer so. `at`: absent: this page */
export const readIn = (language: Language, at: string = window.location.href): void => {
  rememberLanguage(language);
  const address = new URL(at, window.location.href);
  address.searchParams.delete('lang');
  window.location.replace(address);
};

/** As readIn, for a choice that is stored with the account of a member, too. Where it cannot be stored, it is the choice of this browser. */
export const chooseLanguage = async (language: string, isMember: boolean): Promise<void> => {
  if (!isLanguage(language)) return;
  if (isMember) await callApi('PUT', '/api/profile', { body: { language } }).catch(() => undefined);
  readIn(language);
};

/** An address with a language (`?lang=de`) sets the language of the browser. `search`: the query of the address */
export const storeLanguageOfAddress = (search: string): void => {
  const requested = new URLSearchParams(search).get('lang');
  if (isLanguage(requested)) rememberLanguage(requested);
};
