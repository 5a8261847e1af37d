import { LocationList } from '@wellspring/rest-contract/location';
import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { ANSWERS, PLACE } from '../answers.fixture.ts';
import { startGateway } from '../gateway.fixture.ts';
import { clientAddress } from '../security/client-address.ts';
import { sessions } from '../security/session.ts';

const MEMBER = { actor: { kind: 'member', id: 'm', isAdmin: false, isOwner: false }, renewedToken: null } as const;

type Place = Omit<typeof PLACE, 'submittedBy'> & { readonly submittedBy: string | null };
type State = { places: readonly Place[]; near: object | null };

/** A gateway that keeps no response, over a list of places that a test may change. */
const given = async () => {
  const state: State = { places: [PLACE, { ...PLACE, id: 'place-2', name: 'Ōyu “Great”' }], near: null };
  const described: Variables[] = [];
  const { ask } = await startGateway({
    config: { cacheBytes: 4 },
    sessions: sessions(async () => MEMBER, clientAddress(0), 'http://localhost'),
    answers: {
      ...ANSWERS,
      locations: (input) => ({
        total: 7,
        near: state.near,
        locations: state.places.map((place) => ({
          ...place,
          distanceKm: state.near && 1.5,
          description: () => {
            described.push(input);
            return place.description;
          },
        })),
      }),
    },
  });
  const list = async (search = '', headers = {}) =>
    LocationList.parse(JSON.parse((await ask(`/api/locations${search}`, { headers })).text));
  return { state, described, ask, list };
};

describe('a list of places that were listed before', () => {
  it('is the same to the byte, and nothing is asked of them but their versions', async () => {
    const { ask, described } = await given();
    const first = await ask('/api/locations');
    const second = await ask('/api/locations?categoryId=20');
    expect(second.bytes).toEqual(first.bytes);
    expect(second.headers).toMatchObject({ etag: first.headers.etag, 'content-type': first.headers['content-type'] });
    expect(described).toHaveLength(2);
  });

  it('is of those that it names now, in their order', async () => {
    const { state, list } = await given();
    const whole = await list();
    state.places = state.places.toReversed();
    expect(await list()).toEqual({ ...whole, locations: whole.locations.toReversed() });
    state.places = [];
    expect(await list()).toEqual({ locations: [], total: 7, near: null });
  });

  it('shows what became of a place as soon as its version is another', async () => {
    const { state, list } = await given();
    await list();
    state.places = state.places.map((place) => ({ ...place, version: 2, averageRating: 4.5 }));
    expect((await list()).locations).toMatchObject([{ averageRating: 4.5 }, { averageRating: 4.5 }]);
  });

  it('is not shown to members, of whom a place may tell more', async () => {
    const { state, list } = await given();
    const signedIn = { cookie: 'wellspring.sid=m' };
    state.places = state.places.map((place) => ({ ...place, submittedBy: 'm' }));
    expect((await list('', signedIn)).locations[0]?.submittedBy).toBe('m');
    state.places = state.places.map((place) => ({ ...place, submittedBy: null }));
    expect((await list()).locations[0]?.submittedBy).toBeNull();
    state.places = state.places.map((place) => ({ ...place, submittedBy: 'm' }));
    expect((await list('', signedIn)).locations[0]?.submittedBy).toBe('m');
  });

  it('leaves the distances of a list to that list', async () => {
    const { state, list } = await given();
    state.near = { label: null, latitude: 1, longitude: 2, bounds: null };
    expect((await list('?near=1,2')).locations[0]?.distanceKm).toBe(1.5);
    state.near = null;
    expect((await list()).locations[0]?.distanceKm).toBeNull();
    expect((await list('?search=bath')).locations[0]?.distanceKm).toBeNull();
  });
});
