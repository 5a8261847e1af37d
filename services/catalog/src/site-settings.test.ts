import { fact } from '@wellspring/events/fact';
import { SiteSettingChangedSchema } from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { openCatalog } from './testing/catalog.ts';
import { details } from './testing/builders.ts';

const { useCases, deliver } = await openCatalog();

const KEY = 'auto_verify_locations';
let told = 0;
const setTo = (value: string): Message => ({
  ...fact(TOPICS.moderation, KEY, SiteSettingChangedSchema, {
    siteSetting: { key: KEY, revision: BigInt(++told), value },
  }),
  id: `fact-${told}`,
  source: 'moderation',
  time: new Date(),
});
let submissions = 0;
const isPublished = async (): Promise<boolean> => {
  const submission = { details: details({ name: `Fern Bath ${++submissions}` }), submittedBy: 'ann', isClaimed: false };
  return (await useCases.submitLocation(submission)).location.isVerified;
};

describe('whether submissions are published at once', () => {
  it('is decided by the newest setting that moderation told of, and by default they wait', async () => {
    expect(await isPublished()).toBe(false);
    await deliver([setTo('true')]);
    expect(await isPublished()).toBe(true);
    await deliver([setTo('false')]);
    expect(await isPublished()).toBe(false);
  });

  it('is right however often and in whatever order it is told', async () => {
    const all = ['true', 'false', 'true', 'false', 'true'].map(setTo);
    for (const seed of [1, 2, 3]) await deliverTwice(all, deliver, { seed });
    expect(await isPublished()).toBe(true);
  });
});
