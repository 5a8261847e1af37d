import { commonPasswords } from './common-passwords.ts';

it('finds the most common passwords, and no random ones', async () => {
  const isCommon = commonPasswords();
  expect(await Promise.all(['password', 'qwertyuiop', 'warm water in the hills'].map(isCommon))).toEqual([true, true, false]); // prettier-ignore
});
