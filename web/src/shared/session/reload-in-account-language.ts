import { readIn } from '../words/change-language.ts';
import { languageOfPage } from '../words/language-of-page.ts';
import { rememberedLanguage } from '../words/remember-language.ts';
import { tellOtherTabs } from './other-tabs.ts';

/**
 * After a sign-in, whose answer sets the cookie of the language: loads the page in that of the account.
 * @param at the page to load; absent: this one
 * @returns whether it is loaded: not, where the page is in that language
 */
export const reloadInAccountLanguage = (at?: string): boolean => {
  const language = rememberedLanguage();
  if (language === null || language === languageOfPage()) return false;
  tellOtherTabs('begun');
  readIn(language, at);
  return true;
};
