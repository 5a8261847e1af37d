import { jest } from '@jest/globals';
import { actIn } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import { RightsChangedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { newId } from '@wellspring/platform/ids';
import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { textIn } from '@wellspring/words/error-text';
import { say } from '@wellspring/words/message';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const { useCases, locations, published, deliver } = await openCatalog();

const submit = async (name: string): Promise<string> =>
  (await useCases.submitLocation({ details: details({ name }), submittedBy: 'member', isClaimed: false })).location.id;
const actsOn = async (id: string) =>
  (await published())
    .filter(({ key }) => key === id)
    .flatMap((message) => {
      const act = actIn(message);
      return act ? [{ type: message.type.split('.').at(-1), by: act.by, changes: act.changes }] : [];
    });

const withoutRevision = (ids: readonly string[]) => ids.map((id) => ({ id, readRevision: null }));

const rights = (userId: string, revision: number, isAdmin: boolean): Message => ({
  ...fact(TOPICS.identity, userId, RightsChangedSchema, { user: { userId, revision: BigInt(revision), isAdmin } }),
  id: newId(),
  source: 'identity',
  time: new Date(),
});

describe('an act of an admin on a place', () => {
  it('is published with the admin and the names of the changed fields, and with values only for decisions', async () => {
    const id = await submit('Acted Spring');
    await useCases.verifyLocation(id, 'ada');
    await useCases.changeLocation(id, { city: 'Selfoss', coordinates: { latitude: 64, longitude: -21 } }, 'ada');
    await useCases.deleteLocation(id, 'bob');
    expect(await actsOn(id)).toMatchObject([
      { type: 'LocationVerified', by: 'ada', changes: [{ field: 'isVerified', before: 'false', after: 'true' }] },
      {
        type: 'LocationChanged',
        by: 'ada',
        changes: [
          { field: 'city', before: '', after: '' },
          { field: 'latitude', before: '', after: '' },
          { field: 'longitude', before: '', after: '' },
        ],
      },
      { type: 'LocationDeleted', by: 'bob', changes: [] },
    ]);
  });

  it('names the fields of a pending place, without their values', async () => {
    const id = await submit('Secret Spring');
    await useCases.changeLocation(id, { city: 'Hidden' }, 'ada');
    expect(await actsOn(id)).toMatchObject([{ by: 'ada', changes: [{ field: 'city', before: '', after: '' }] }]);
  });

  it('is not recorded when a member or an import changed the place', async () => {
    const id = await submit('Quiet Spring');
    await useCases.forgetMember('member');
    expect(await actsOn(id)).toEqual([]);
  });
});

describe('a decision on many places', () => {
  it('has a result for each of them', async () => {
    const [one, gone] = [await submit('One of many'), await submit('Gone of many')];
    await useCases.deleteLocation(gone, 'ada');
    const results = await useCases.verifyLocations(withoutRevision([one, gone]), true, 'ada');
    expect(results).toMatchObject([
      { id: one, location: { isVerified: true }, refusal: null },
      { id: gone, location: null, refusal: say('catalogErrors.locationNotFound') },
    ]);
    expect(results).toHaveLength(2);
  });

  it('stops as soon as the admin loses the right', async () => {
    const ids = [await submit('First of three'), await submit('Second of three'), await submit('Third of three')];
    await deliver([rights('eve', 2, true)]);
    const first = await locations.find(ids[0] ?? '');
    jest.spyOn(locations, 'find').mockImplementationOnce(async () => {
      await deliver([rights('eve', 3, false)]);
      return first;
    });
    expect(
      (await useCases.verifyLocations(withoutRevision(ids), true, 'eve')).map(
        ({ refusal }) => refusal && textIn('en', refusal),
      ),
    ).toEqual([null, 'Forbidden', 'Forbidden']);
    expect(await locations.findMany(ids)).toMatchObject([
      { isVerified: true },
      { isVerified: false },
      { isVerified: false },
    ]);
  });

  it('applies the newest right when events arrive twice or out of order', async () => {
    const events = [rights('zoe', 2, true), rights('zoe', 3, false), rights('zoe', 4, true), rights('zoe', 5, false)];
    await deliverTwice(events, deliver, { seed: 7 });
    const id = await submit('Late right');
    expect(await useCases.verifyLocations(withoutRevision([id]), true, 'zoe')).toMatchObject([
      { refusal: say('catalogErrors.forbidden') },
    ]);
  });
});
