import { actIn } from '@wellspring/events/acts';
import { siteSettingIn } from '@wellspring/events/site-setting-events';
import { openModeration } from './testing/moderation.ts';

const { useCases, published } = await openModeration();
const KEY = 'auto_verify_locations';
const valueNow = async () => (await useCases.readSiteSettings()).map(({ key, value }) => [key, value]);

describe('settings of the site', () => {
  it('stand at first, though nobody has set them', async () => {
    expect(await valueNow()).toEqual([[KEY, 'false']]);
  });

  it('are told to the others with who changed them, once for each change', async () => {
    await useCases.changeSiteSetting(KEY, 'true', 'ada');
    await useCases.changeSiteSetting(KEY, 'true', 'ada');
    expect(await valueNow()).toEqual([[KEY, 'true']]);
    const [change, ...more] = await published();
    expect(more).toEqual([]);
    expect(change && siteSettingIn(change)).toMatchObject({ key: KEY, value: 'true', revision: 1n });
    expect(change && actIn(change)).toMatchObject({
      by: 'ada',
      changes: [{ field: KEY, before: 'false', after: 'true' }],
    });
  });

  it('end in one state when two admins change them at once, and each change is told', async () => {
    const before = (await published()).length;
    await Promise.all(['false', 'true', 'false', 'true'].map((value) => useCases.changeSiteSetting(KEY, value, 'ada')));
    const told = (await published()).slice(before).map((message) => siteSettingIn(message)?.value);
    expect([[KEY, told.at(-1)]]).toEqual(await valueNow());
  });

  it.each([
    ['an unknown key', 'allow_everything', 'true', 'There is no such setting'],
    ['a key that objects inherit', '__proto__', 'true', 'There is no such setting'],
    ['another value', KEY, 'yes', 'value must be true or false'],
  ])('refuse %s', async (_, key, value, words) => {
    await expect(useCases.changeSiteSetting(key, value, 'ada')).rejects.toThrow(words);
  });
});
