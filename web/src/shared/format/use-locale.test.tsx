/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { Language } from '@wellspring/words/languages';
import { LanguageContext } from '../words/words.ts';
import { useLocale } from './use-locale.ts';

/** The locale of a page, in a browser whose first locale is `browser`. */
const localeOf = (language: Language, browser: string): string => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  return renderHook(useLocale, {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  }).result.current;
};

it('the locale is that of the browser where it is of the language of the page', () => {
  expect([localeOf('de', 'de-AT'), localeOf('de', 'fr-FR')]).toEqual(['de-AT', 'de']);
});

it('numbers in Arabic have the digits of its messages in each country', () => {
  const numbers = ['ar', 'ar-EG', 'ar-MA'].map((browser) => (1_234).toLocaleString(localeOf('ar', browser)));
  expect(numbers.map((number) => number.replaceAll(/\D/g, ''))).toEqual(['1234', '1234', '1234']);
});
