import { fact } from '@wellspring/events/fact';
import { SiteSettingChangedSchema } from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { openCatalog } from './testing/catalog.ts';
import { details } from './testing/builders.ts';

const [fresh, other] = [await openCatalog(), await openCatalog()];

const KEY = 'auto_verify_locations';
let revision = 0;
const setTo = (value: string): Message => ({
  ...fact(TOPICS.moderation, KEY, SiteSettingChangedSchema, {
    siteSetting: { key: KEY, revision: BigInt(++revision), value },
  }),
  id: `fact-${revision}`,
  source: 'moderation',
  time: new Date(),
});
let submissions = 0;
const isPublished = async ({ useCases }: typeof fresh): Promise<boolean> => {
  const submission = { details: details({ name: `Fern Bath ${++submissions}` }), submittedBy: 'ann', isClaimed: false };
  return (await useCases.submitLocation(submission)).location.isVerified;
};

describe('whether submissions are published at once', () => {
  it('is decided by the newest setting of moderation; by default they are pending', async () => {
    expect(await isPublished(fresh)).toBe(false);
    await fresh.deliver([setTo('true')]);
    expect(await isPublished(fresh)).toBe(true);
    await fresh.deliver([setTo('false')]);
    expect(await isPublished(fresh)).toBe(false);
  });

  it('applies the newest setting when events arrive twice or out of order', async () => {
    const all = ['true', 'false', 'true', 'false', 'true'].map(setTo);
    for (const seed of [1, 2, 3]) await deliverTwice(all, other.deliver, { seed });
    expect(await isPublished(other)).toBe(true);
  });
});
