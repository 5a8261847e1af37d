import { Deletion, DeletionReceipt } from '@wellspring/rest-contract/account';
import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed, type Processes } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';
import { list } from './requests.ts';

const product = await startDistributed();
const replica = await product.startReplicas();

const PASSWORD = 'a quiet Water in the hills';

/** Calls /api of one set of processes, with the cookie of a session. */
const callerOf = (cookie: string) => async (at: Processes, method: string, path: string, body?: object) => {
  const response = await fetch(`${at.origins.gateway}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, answer };
};

const sign = async (path: '/api/register' | '/api/login', email: string) => {
  const response = await fetch(`${product.origins.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { id } = z.object({ id: z.string() }).parse(await response.json());
  return { id, call: callerOf(response.headers.getSetCookie()[0]?.split(';')[0] ?? '') };
};

const importPlace = async (): Promise<string> => {
  const word = newWord();
  await product.import(rowsOf(word, 1));
  return eventually(async () => {
    const [found] = (await list(replica.origins.gateway, `search=${word}`)).locations;
    if (!found) throw new Error('Not found yet');
    return found.id;
  }, 30_000);
};

const idIn = (answer: unknown): string => z.object({ id: z.string() }).parse(answer).id;

describe('members over two processes of each service', () => {
  it('do with one what the other shows, leave with a copy of all of it, and nothing of theirs stays', async () => {
    const place = await importPlace();
    const { id: memberId, call } = await sign('/api/register', `${newWord()}@example.org`);
    const review = { rating: 4, title: 'Calm water', content: 'Warm and clean all day long.' };
    const reviewed = await eventually(async () => {
      const reply = await call(product, 'POST', `/api/locations/${place}/reviews`, review);
      expect(reply.status).toBe(201);
      return reply;
    }, 30_000);
    expect(reviewed.answer).toMatchObject({ title: 'Calm water' });
    expect((await call(replica, 'POST', `/api/locations/${place}/favorite`, { isFavorite: true })).status).toBe(200);
    const listId = idIn((await call(product, 'POST', '/api/trip-lists', { name: 'Warm', isPublic: true })).answer);
    expect((await call(replica, 'POST', `/api/trip-lists/${listId}/items`, { locationId: place })).status).toBe(201);
    await eventually(async () => {
      const shown = await call(replica, 'GET', `/api/locations/${place}`);
      expect(shown.answer).toMatchObject({ averageRating: 4, reviewCount: 1 });
      expect((await call(replica, 'GET', `/api/users/${memberId}/badges`)).answer).toHaveLength(2);
    }, 30_000);
    expect(await call(replica, 'GET', '/api/public-trip-lists?search=warm')).toMatchObject({ status: 200 });

    const copy = await call(replica, 'GET', '/api/user/export');
    expect(copy).toMatchObject({
      status: 200,
      answer: {
        reviews: [{ title: 'Calm water' }],
        tripLists: [{ name: 'Warm' }],
        favoritesAndVisits: [{ isFavorite: true }],
      },
    });
    const left = await call(product, 'DELETE', '/api/user', { password: PASSWORD });
    const { receiptId } = DeletionReceipt.parse(left.answer);
    expect((await call(replica, 'GET', '/api/user')).status).toBe(401);
    await eventually(async () => {
      const receipt = Deletion.parse((await call(replica, 'GET', `/api/deletions/${receiptId}`)).answer);
      expect(receipt.isFinished).toBe(true);
    }, 30_000);
    await eventually(async () => {
      expect((await call(replica, 'GET', `/api/locations/${place}`)).answer).toMatchObject({ reviewCount: 0 });
      expect((await call(product, 'GET', `/api/trip-lists/${listId}`)).status).toBe(404);
    }, 30_000);
  });

  it('are signed out everywhere at the next request, by logout and by another password', async () => {
    const email = `${newWord()}@example.org`;
    const first = await sign('/api/register', email);
    const second = await sign('/api/login', email);
    const statuses = async ({ call }: typeof first) => [
      (await call(product, 'GET', '/api/user')).status,
      (await call(replica, 'GET', '/api/user')).status,
    ];
    expect([await statuses(first), await statuses(second)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await first.call(product, 'POST', '/api/logout');
    expect([await statuses(first), await statuses(second)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    const third = await sign('/api/login', email);
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2`, confirmPassword: `${PASSWORD} 2` };
    expect((await third.call(replica, 'PUT', '/api/change-password', change)).status).toBe(200);
    expect(await statuses(second)).toEqual([401, 401]);
  });

  it('leave nothing to mend: ratings, badges and numbers are what follows from all that happened', async () => {
    for (const projection of ['ratings', 'badges', 'stats']) {
      const { code, stdout, stderr } = await product.command('rebuild', projection).ended;
      expect(`${projection}: ${code} ${stdout} ${stderr}`).toMatch(
        /: 0 [^]*Compared: \d+ documents, 0 of them differed/,
      );
    }
  }, 180_000);
});
