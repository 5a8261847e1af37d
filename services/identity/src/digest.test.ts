import { deliverTwice } from '@wellspring/testkit/deliver-twice';
import { ANN, openIdentity } from './testing/identity.ts';
import { contact, place, proposal, report } from './testing/events.ts';

const HOUR = 3_600_000;
let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

describe('what waits for those who keep the site', () => {
  it.each([1, 2, 3])('is counted right when events arrive twice and shuffled (%i)', async (seed) => {
    const events = [
      place('submitted', 'a', 1),
      place('submitted', 'b', 1),
      place('published', 'b', 2),
      place('submitted', 'c', 1),
      place('deleted', 'c', 2),
      place('published', 'd', 1),
      place('withdrawn', 'd', 2),
      place('imported', 'e', 1),
      proposal('pending', 'p', 1),
      proposal('pending', 'q', 1),
      proposal('declined', 'q', 2),
      proposal('pending', 'r', 1),
      proposal('deleted', 'r', 2),
      report('pending', 1, {}),
      contact('received', 'x', 1),
      contact('received', 'y', 1),
      contact('read', 'y', 2),
      contact('received', 'z', 1),
      contact('deleted', 'z', 2),
    ];
    await deliverTwice(events, (batch) => identity.handle(...batch), { seed });
    expect(await identity.waiting.counts()).toEqual({ places: 1, proposals: 1, reports: 1, messages: 1 });
    await identity.handle(report('resolved', 2, {}));
    expect(await identity.waiting.counts()).toMatchObject({ reports: 0 });
  });

  it('stores nothing for imported places that never waited', async () => {
    await identity.handle(place('imported', 'a', 1));
    expect([...(await identity.waiting.existing('places', ['a']))]).toEqual([]);
  });

  const admin = async (email: string): Promise<string> => {
    const id = await identity.confirmed(email);
    await identity.useCases.setAdmin(id, true, 'olga');
    return id;
  };
  const digests = () => identity.notices().filter(({ subject }) => subject === 'What waits on Wellspring');

  it('is mailed to admins once a day, from six in the morning, however many processes look', async () => {
    await admin('ada@example.org');
    await identity.confirmed(ANN.email);
    await identity.handle(
      place('submitted', 'a', 1),
      place('submitted', 'b', 1),
      proposal('pending', 'p', 1),
      contact('received', 'x', 1),
    );
    await identity.useCases.mailDigests();
    expect(digests()).toEqual([]);
    identity.pass(7 * HOUR);
    await Promise.all([identity.useCases.mailDigests(), identity.useCases.mailDigests()]);
    await identity.useCases.mailDigests();
    expect(digests()).toMatchObject([{ to: 'ada@example.org' }]);
    expect(digests()[0]?.text).toContain(
      '2 locations wait to be looked at, 1 claim or correction waits for a decision, 1 message is unread.',
    );
    expect(digests()[0]?.text).toContain('https://wellspring.example/admin');
    identity.pass(24 * HOUR);
    await identity.useCases.mailDigests();
    expect(digests()).toHaveLength(2);
  });

  it('is not mailed where nothing waits, nor to who has switched it off, until they switch it on', async () => {
    const ada = await admin('ada@example.org');
    identity.pass(7 * HOUR);
    await identity.useCases.mailDigests();
    await identity.handle(report('pending', 1, {}));
    await identity.useCases.changeMails(ada, false);
    await identity.useCases.mailDigests();
    expect(digests()).toEqual([]);
    await identity.useCases.changeMails(ada, true);
    await identity.useCases.mailDigests();
    expect(digests()).toHaveLength(1);
  });

  it('is mailed later the same day where the mail server was away', async () => {
    await admin('ada@example.org');
    await identity.handle(report('pending', 1, {}));
    identity.pass(7 * HOUR);
    identity.postOffice.isAway = true;
    await expect(identity.useCases.mailDigests()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    identity.postOffice.isAway = false;
    await identity.useCases.mailDigests();
    expect(digests()).toHaveLength(1);
  });
});
