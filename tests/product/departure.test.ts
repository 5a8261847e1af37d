import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import { CLAIM, MESSAGE, openSubjects, REPORT, REVIEW } from '../served/subjects.fixture.ts';
import { serveProduct } from '../served/served-product.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);
const subjects = openSubjects(served, people);

const Named = z.object({ location: z.object({ name: z.string() }).nullable() });
const Export = z.strictObject({
  account: z.looseObject({ email: z.string() }),
  submittedLocations: z.array(z.looseObject({ id: z.string() })),
  reviews: z.array(z.looseObject({ locationId: z.string(), content: z.string() })),
  favoritesAndVisits: z.array(z.looseObject({ locationId: z.string(), notes: z.string().nullable(), ...Named.shape })),
  tripLists: z.array(z.looseObject({ name: z.string(), items: z.array(z.looseObject(Named.shape)) })),
  badges: z.array(z.looseObject({ badgeType: z.string() })),
  claimsAndCorrections: z.array(z.looseObject({ kind: z.string() })),
  reports: z.array(z.looseObject({ type: z.string() })),
  contactMessages: z.array(z.looseObject({ subject: z.string() })),
  sessions: z.array(z.looseObject({})),
  pageViews: z.array(z.looseObject({})),
});
const Receipt = z.object({ receiptId: z.string() });
const Deletion = z.object({ isFinished: z.boolean(), services: z.array(z.object({ service: z.string() })) });

const send = async (method: string, path: string, body?: object) => {
  const { status, text } = await people.call('member', { method, path, ...(body && { body }) });
  expect([path, status < 400]).toEqual([path, true]);
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return answer;
};

const reviewsOf = async (place: string): Promise<number> =>
  z.object({ reviewCount: z.number() }).parse(JSON.parse(await served.get(`/api/locations/${place}`))).reviewCount;

describe('a member who leaves', () => {
  it('exports a copy of all their data, and none of it stays', async () => {
    const place = await subjects.find('published place', 'departure');
    const others = await reviewsOf(place);
    await send('POST', `/api/locations/${place}/reviews`, REVIEW);
    await send('POST', `/api/locations/${place}/favorite`, { isFavorite: true });
    await send('POST', `/api/locations/${place}/visit`, { visitStatus: 'visited', notes: 'Bring a towel' });
    await send('POST', `/api/locations/${place}/claim`, CLAIM);
    await send('POST', `/api/locations/${place}/report`, REPORT);
    await send('POST', '/api/contact', MESSAGE);
    const { id: list } = z.object({ id: z.string() }).parse(await send('POST', '/api/trip-lists', { name: 'Springs' }));
    await send('POST', `/api/trip-lists/${list}/items`, { locationId: place });
    await eventually(async () => {
      expect(await served.get(`/api/users/${people.idOf('member')}/badges`)).toContain('Reviewer');
    });

    const copy = Export.parse(await send('GET', '/api/user/export'));
    expect(copy.account.email).toBe('member@example.org');
    expect(copy.reviews).toMatchObject([{ locationId: place, content: REVIEW.content }]);
    expect(copy.favoritesAndVisits).toMatchObject([{ locationId: place, notes: 'Bring a towel' }]);
    expect(copy.tripLists).toMatchObject([{ name: 'Springs', items: [{ location: { name: 'Warm Pool 1' } }] }]);
    expect(copy.badges).not.toEqual([]);
    expect(copy.claimsAndCorrections).toMatchObject([
      { kind: 'claim', message: CLAIM.message, status: 'pending', reason: null },
    ]);
    expect(copy.reports).toMatchObject([{ type: REPORT.type, description: REPORT.description }]);
    expect(copy.contactMessages).toMatchObject([{ subject: MESSAGE.subject, message: MESSAGE.message }]);
    expect(JSON.stringify(copy)).not.toMatch(/passwordHash|argon2/);

    const { receiptId } = Receipt.parse(await send('DELETE', '/api/user', { password: 'warm water in the hills' }));
    expect((await people.call('member', { method: 'GET', path: '/api/user' })).status).toBe(401);
    await eventually(async () => {
      const { text } = await people.call('visitor', { method: 'GET', path: `/api/deletions/${receiptId}` });
      expect(Deletion.parse(JSON.parse(text)).isFinished).toBe(true);
    });
    await eventually(async () => {
      expect(await reviewsOf(place)).toBe(others);
    });
    expect((await people.call('visitor', { method: 'GET', path: `/api/trip-lists/${list}` })).status).toBe(404);
    expect(await served.get(`/api/users/${people.idOf('member')}/badges`)).toBe('[]');
  });
});
