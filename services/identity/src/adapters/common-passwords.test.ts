import { commonPasswords } from './common-passwords.ts';

it('knows what people choose most, and nothing that was made up', async () => {
  const isCommon = commonPasswords();
  expect(await Promise.all(['password', 'qwertyuiop', 'warm water in the hills'].map(isCommon))).toEqual([true, true, false]); // prettier-ignore
});
