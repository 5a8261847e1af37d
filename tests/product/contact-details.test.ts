import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { openPeople } from '../served/people.fixture.ts';
import type { RoleName } from '../served/roles.ts';
import { PLACE } from '../served/subjects.fixture.ts';
import { caughtUp } from '@wellspring/platform/service/product';
import { serveProduct } from '../served/served-product.fixture.ts';

const served = await serveProduct(await temporaryFolder());
const people = await openPeople(served);

const Phone = z.object({ text: z.string(), e164: z.string(), extension: z.string().nullable(), uri: z.string() });
const Answered = z.object({
  id: z.string(),
  website: z.string().nullable(),
  websites: z.array(z.string()),
  phoneNumber: z.string().nullable(),
  phones: z.array(Phone),
});

const send = (role: RoleName, method: 'POST' | 'PUT', path: string, body: object) =>
  people.call(role, { method, path, body });
const sent = async (...call: Parameters<typeof send>) => {
  const { status, text } = await send(...call);
  expect([call[2], Math.floor(status / 100)]).toEqual([call[2], 2]);
  return Answered.parse(JSON.parse(text));
};
const read = async (id: string) => {
  const { text } = await people.call('visitor', { method: 'GET', path: `/api/locations/${id}` });
  return Answered.parse(JSON.parse(text));
};

const WRITTEN = {
  phoneNumber: '075-771-1212 内線 3, +81 3 5550 1234',
  website: 'bath.example; https://pages.example/bath',
};
const READY = {
  phoneNumber: WRITTEN.phoneNumber,
  phones: [
    { text: '+81 75 771 1212 ext. 3', e164: '+81757711212', extension: '3', uri: 'tel:+81757711212;ext=3' },
    { text: '+81 3 5550 1234', e164: '+81355501234', extension: null, uri: 'tel:+81355501234' },
  ],
  website: 'https://bath.example; https://pages.example/bath',
  websites: ['https://bath.example', 'https://pages.example/bath'],
};

const pending = await sent('author', 'POST', '/api/locations', { ...PLACE, ...WRITTEN });
const { id } = await sent('author', 'POST', '/api/locations', { ...PLACE, name: 'Published Pool' });
await send('admin', 'PUT', `/api/admin/locations/${id}/verify`, { isVerified: true });
await caughtUp(served.product);

describe('telephone numbers and websites over /api', () => {
  it('are answered ready with a submission, its correction, and an edit of an admin', async () => {
    expect(pending).toMatchObject(READY);
    const path = `/api/locations/${pending.id}`;
    expect(await sent('author', 'PUT', path, { phoneNumber: null, website: null })).toMatchObject({
      phones: [],
      websites: [],
    });
    expect(await sent('author', 'PUT', path, WRITTEN)).toMatchObject(READY);
    await sent('admin', 'PUT', `/api/admin/locations/${id}`, { ...WRITTEN, country: 'Japan' });
    await eventually(async () => expect(await read(id)).toMatchObject(READY));
  });

  it.each([
    ['+49 (0) 30 555 01 00', 'Germany', ['tel:+49305550100']],
    ['030 5550100; 0171 2345678', 'Germany', ['tel:+49305550100', 'tel:+491712345678']],
    ['(212) 736-5000 x12', 'United States', ['tel:+12127365000;ext=12']],
    ['+81-3-5550-1234 (9:00-18:00)', 'Japan', ['tel:+81355501234']],
    ['1-800-FLOWERS', 'United States', []],
    ['call us!', 'United States', []],
    ['٠٢ ٢٧٣٥ ٠٠٠٠', 'Egypt', ['tel:+20227350000']],
    ['01 42 68 53 00, 06 12 34 56 78', 'France', ['tel:+33142685300', 'tel:+33612345678']],
    ['＋８１－３－５５５０－１２３４', 'Japan', ['tel:+81355501234']],
  ])('have of %j in %s the links %j', async (phoneNumber, country, links) => {
    const place = await sent('admin', 'PUT', `/api/admin/locations/${id}`, { phoneNumber, country });
    expect(place.phones.map(({ uri }) => uri)).toEqual(links);
    expect(place.phoneNumber).toBe(phoneNumber);
  });

  it('are refused at every entry where a website is invalid, with the name of the field', async () => {
    const website = 'https://bath.example; info@bath.example';
    const answers = await Promise.all([
      send('author', 'POST', '/api/locations', { ...PLACE, name: 'Another Pool', website }),
      send('author', 'PUT', `/api/locations/${pending.id}`, { website }),
      send('author', 'PUT', `/api/locations/${id}`, { website }),
      send('admin', 'PUT', `/api/admin/locations/${id}`, { website }),
    ]);
    const refusal = {
      message: 'Website must be a web address: “info@bath.example” is an e-mail address',
      field: 'website',
    };
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject(refusal);
    }
  });

  it('are shown to the admin who judges a correction as they would be', async () => {
    await send('author', 'PUT', `/api/locations/${id}`, { website: '//new.example https://pages.example/new' });
    const { text } = await people.call('admin', { method: 'GET', path: '/api/admin/proposals' });
    expect(text).toContain('"https://new.example; https://pages.example/new"');
  });
});
