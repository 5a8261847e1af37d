import { actIn } from '@wellspring/events/acts';
import { siteSettingIn } from '@wellspring/events/site-setting-events';
import { startModeration } from './testing/moderation.ts';

const KEY = 'auto_verify_locations';

let moderation: Awaited<ReturnType<typeof startModeration>>;
beforeEach(async () => void (moderation = await startModeration()));
afterEach(() => moderation.close());

const valueNow = async () => (await moderation.useCases.readSiteSettings()).map(({ key, value }) => [key, value]);

describe('settings of the site', () => {
  it('have defaults before the first change', async () => {
    expect(await valueNow()).toEqual([[KEY, 'false']]);
  });

  it('are published once for each change, with the admin who changed them', async () => {
    await moderation.useCases.changeSiteSetting(KEY, 'true', 'ada');
    await moderation.useCases.changeSiteSetting(KEY, 'true', 'ada');
    expect(await valueNow()).toEqual([[KEY, 'true']]);
    const [change, ...more] = await moderation.published();
    expect(more).toEqual([]);
    expect(change && siteSettingIn(change)).toMatchObject({ key: KEY, value: 'true', revision: 1n });
    expect(change && actIn(change)).toMatchObject({
      by: 'ada',
      changes: [{ field: KEY, before: 'false', after: 'true' }],
    });
  });

  it('end in one state when two admins change them at once, and each change is published', async () => {
    await Promise.all(
      ['false', 'true', 'false', 'true'].map((value) => moderation.useCases.changeSiteSetting(KEY, value, 'ada')),
    );
    const values = (await moderation.published()).map((message) => siteSettingIn(message)?.value);
    expect([[KEY, values.at(-1)]]).toEqual(await valueNow());
  });

  it.each([
    ['an unknown key', 'allow_everything', 'true', 'There is no such setting'],
    ['a key that objects inherit', '__proto__', 'true', 'There is no such setting'],
    ['another value', KEY, 'yes', 'value must be true or false'],
  ])('refuse %s', async (_, key, value, words) => {
    await expect(moderation.useCases.changeSiteSetting(key, value, 'ada')).rejects.toThrow(words);
  });
});
