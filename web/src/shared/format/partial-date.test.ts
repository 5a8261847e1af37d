import { partialDateText } from './partial-date.ts';

it.each([
  ['1980', 'en-US', '1980'],
  ['1980-06', 'en-US', 'June 1980'],
  ['1980-06-24', 'en-US', 'June 24, 1980'],
  ['1980-06', 'de', 'Juni 1980'],
  ['1980-06', 'ja', '1980年6月'],
  ['soon', 'en-US', 'soon'],
])('the date %s in %s is %s', (date, locale, text) => {
  expect(partialDateText(date, locale)).toBe(text);
});
