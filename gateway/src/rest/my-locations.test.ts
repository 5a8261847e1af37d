import { PLACE } from '../answers.fixture.ts';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';

const path = '/api/my-locations';
const ANN = { kind: 'member', id: 'ann', isAdmin: false, isOwner: false } as const;

const started = startGateway({
  sessions: sessions(async () => ({ actor: ANN, renewedToken: null }), clientAddress(0), 'http://localhost'),
  answers: {
    myLocations: ({ limit, offset }) => ({
      locations: [{ ...PLACE, isVerified: false, name: `${String(limit)} from ${String(offset)}` }],
      total: 120,
    }),
  },
});
const asAnn = async (query = '') =>
  (await started).ask(`${path}${query}`, { headers: { cookie: 'wellspring.sid=token-of-ann' } });

describe(`GET ${path}`, () => {
  it('answers the places as in the list, and how many there are in a header', async () => {
    const { status, headers, text } = await asAnn();
    expect([status, headers['x-total-count']]).toEqual([200, '120']);
    expect(JSON.parse(text)).toMatchObject([{ id: PLACE.id, isVerified: false, distanceKm: null, name: '50 from 0' }]);
    expect((await asAnn('?limit=7&offset=14')).text).toContain('7 from 14');
  });

  it('is for members, and at most 100 at once', async () => {
    const { ask } = await started;
    const visitor = await ask(path);
    expect([visitor.status, visitor.text]).toEqual([401, '{"message":"Unauthorized","code":"UNAUTHENTICATED"}']);
    const tooMany = await asAnn('?limit=101');
    expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining('limit')]);
  });
});
