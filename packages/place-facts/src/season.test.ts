import { MONTHS } from '@wellspring/place-schema/months';
import { readMonths } from './season.ts';

describe('months read from a text', () => {
  it.each([
    ['April to October', [4, 5, 6, 7, 8, 9, 10]],
    ['October to April', [1, 2, 3, 4, 10, 11, 12]],
    ['April to June, September and October', [4, 5, 6, 9, 10]],
    ['March to May, September to November', [3, 4, 5, 9, 10, 11]],
    ['August and September for wild flowers', [8, 9]],
    ['Mai bis September', [5, 6, 7, 8, 9]],
    ['de mayo a septiembre', [5, 6, 7, 8, 9]],
    ['de mai à septembre', [5, 6, 7, 8, 9]],
    ['5月から9月', [5, 6, 7, 8, 9]],
    ['من مايو إلى سبتمبر', [5, 6, 7, 8, 9]],
    ['Dec–Feb', [1, 2, 12]],
    ['All year', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const)('%s names the months %j', (text, numbers) => {
    const months = numbers.map((number) => MONTHS[number - 1]);
    expect(readMonths(text)).toEqual(months);
  });

  it.each(['Spring and autumn', 'Early mornings', 'Sundays', 'It may be closed', ''])('%s names none', (text) => {
    expect(readMonths(text)).toBeNull();
  });
});
