import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { openPeople } from '../served/people.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { serveProduct } from '../served/served-product.fixture.ts';
import { PLACE } from '../served/subjects.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const send = (role: RoleName, method: 'POST' | 'PUT', path: string, body: object) =>
  people.call(role, { method, path, body });
const Answered = z.looseObject({ id: z.string() });
const sent = async (...call: Parameters<typeof send>) => {
  const { status, text } = await send(...call);
  expect([text, Math.floor(status / 100)]).toEqual([text, 2]);
  return Answered.parse(JSON.parse(text));
};
const read = async (id: string) => {
  const { text } = await people.call('visitor', { method: 'GET', path: `/api/locations/${id}` });
  return Answered.parse(JSON.parse(text));
};

const ENTERED = {
  waterTemperature: { minC: 36, maxC: 39.5, at: 'pool', basis: 'measured', date: '2026-05-01' },
  price: { kind: 'paid', amount: 12, currency: 'EUR', per: 'day', source: 'https://bath.example/prices' },
  season: { open: ['may', 'jun'], best: ['jun'] },
  access: { permission: 'public', fee: true, walkMinutes: 20, road: 'gravel' },
  wheelchair: { access: 'limited', stepCm: 4, poolLift: false },
  amenities: { has: ['sauna', 'outdoorPool'], lacks: ['food'] },
  safety: { risks: ['noLifeguard'] },
  status: { state: 'temporarilyClosed', until: '2027-03' },
};
const UNCONFIRMED = { basis: 'told', source: null, date: null, readFrom: null };
const ANSWERED = {
  waterTemperature: { ...ENTERED.waterTemperature, source: null, readFrom: null },
  price: { ...UNCONFIRMED, ...ENTERED.price },
  season: { ...UNCONFIRMED, ...ENTERED.season },
  access: { ...UNCONFIRMED, ...ENTERED.access },
  wheelchair: { ...UNCONFIRMED, ...ENTERED.wheelchair, doorCm: null, toilet: null },
  amenities: { ...UNCONFIRMED, has: ['outdoorPool', 'sauna'], lacks: ['food'] },
  safety: { ...UNCONFIRMED, ...ENTERED.safety },
  status: { ...UNCONFIRMED, ...ENTERED.status, since: null },
};

const pending = await sent('author', 'POST', '/api/locations', { ...PLACE, ...ENTERED });
const { id } = await sent('author', 'POST', '/api/locations', {
  ...PLACE,
  name: 'Pool of Texts',
  temperature: '100–104 °F in the pool',
  priceRange: 'free',
});
await send('admin', 'PUT', `/api/admin/locations/${id}/verify`, { isVerified: true });
await caughtUp(served.product);

describe('C156: facts of a place over /api', () => {
  it('are answered as they were submitted, with how they were found', () => {
    expect(pending).toMatchObject(ANSWERED);
  });

  it('are read from the texts where nobody has entered them, and the texts stay', async () => {
    expect(await read(id)).toMatchObject({
      temperature: '100–104 °F in the pool',
      waterTemperature: { minC: 38, maxC: 40, at: 'pool', basis: 'read', readFrom: '100–104 °F in the pool' },
      priceRange: 'free',
      price: { kind: 'free', basis: 'read', readFrom: 'free' },
      season: null,
    });
  });

  it('are confirmed and taken away by an admin', async () => {
    await sent('admin', 'PUT', `/api/admin/locations/${id}`, {
      waterTemperature: { minC: 38, maxC: 40, at: 'pool' },
      price: null,
      priceRange: null,
    });
    await eventually(async () =>
      expect(await read(id)).toMatchObject({ waterTemperature: { minC: 38, ...UNCONFIRMED }, price: null }),
    );
  });

  it.each([
    [{ price: { kind: 'cheap' } }],
    [{ price: { kind: 'free', colour: 'red' } }],
    [{ waterTemperature: { minC: 40 } }],
    [{ waterTemperature: { minC: -300, maxC: 40 } }],
    [{ season: { open: Array.from({ length: 13 }, () => 'may') } }],
    [{ status: { state: 'open', date: 'yesterday' } }],
    [{ safety: 'gas' }],
    [{ access: [] }],
  ])('are refused where they break a rule: %j', async (facts) => {
    const { status } = await send('author', 'POST', '/api/locations', { ...PLACE, name: 'Other', ...facts });
    expect(status).toBe(400);
  });
});
