import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nominatim } from './nominatim.ts';

const requests: URL[] = [];
const times: number[] = [];
let answer: { readonly status: number; readonly body: string } = { status: 200, body: '[]' };
const server = createServer((request, response) => {
  requests.push(new URL(request.url ?? '/', 'http://geocoder'));
  times.push(performance.now());
  response.writeHead(answer.status, { 'content-type': 'application/json', location: '/elsewhere' }).end(answer.body);
});
const isAddress = (address: unknown): address is AddressInfo => typeof address === 'object' && address !== null;
const url = await new Promise<string>((resolve) => {
  server.listen(0, () => {
    const address = server.address();
    resolve(`http://127.0.0.1:${isAddress(address) ? address.port : 0}`);
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const VIK = { display_name: 'Vík, Iceland', lat: '63.4186', lon: '-19.0060', address: { country: 'Iceland' } };
const answers = (body: unknown, status = 200): void => {
  answer = { status, body: JSON.stringify(body) };
};

describe('a Nominatim service', () => {
  it.each([
    ['house', 'address'],
    ['village', 'town'],
    ['county', 'region'],
    ['country', 'country'],
  ])('says that a %s is of the kind %s', async (addresstype, kind) => {
    answers([{ ...VIK, addresstype }]);
    expect(await nominatim({ url, spacingMs: 0 })('Vík', 1)).toMatchObject([{ kind }]);
  });

  it('is queried in English with the text as typed, and its answer is mapped', async () => {
    answers([VIK]);
    expect(await nominatim({ url, spacingMs: 0 })('Vík & co', 5)).toEqual([
      {
        kind: 'address',
        name: 'Vík',
        label: 'Vík, Iceland',
        latitude: 63.4186,
        longitude: -19.006,
        country: 'Iceland',
        bounds: null,
        notFound: null,
      },
    ]);
    expect(requests.at(-1)?.pathname).toBe('/search');
    expect(requests.at(-1)?.searchParams.get('q')).toBe('Vík & co');
    expect(requests.at(-1)?.searchParams.get('accept-language')).toBe('en');
  });

  it('gives the bounds of every region, and names a house number that was not found', async () => {
    const boundingbox = ['63.3', '63.5', '-19.1', '-18.9'];
    answers([{ ...VIK, addresstype: 'county', boundingbox }]);
    expect(await nominatim({ url, spacingMs: 0 })('Vík county', 1)).toMatchObject([
      { kind: 'region', bounds: { south: 63.3, north: 63.5, west: -19.1, east: -18.9 } },
    ]);
    answers([{ ...VIK, addresstype: 'road', display_name: 'Víkurbraut, Vík, Iceland', boundingbox }]);
    expect(await nominatim({ url, spacingMs: 0 })('Víkurbraut 99, Vík', 1)).toMatchObject([
      { kind: 'address', bounds: null, notFound: '99' },
    ]);
  });

  it('is queried once for the same words', async () => {
    answers([VIK]);
    const geocode = nominatim({ url, spacingMs: 0 });
    const before = requests.length;
    await geocode('Vík', 1);
    await geocode(' vík ', 5);
    expect(requests.length - before).toBe(1);
  });

  it.each([
    ['refuses', [], 429],
    ['fails', [], 500],
    ['answers something else', { error: 'none' }, 200],
    ['places a town beyond the pole', [{ ...VIK, lat: '91' }], 200],
  ])('is reported as away when it %s, and queried again the next time', async (_, body, status) => {
    answers(body, status);
    const geocode = nominatim({ url, spacingMs: 0 });
    await expect(geocode('Vík', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    answers([VIK]);
    expect(await geocode('Vík', 1)).toHaveLength(1);
  });

  it('is queried one request at a time, with the given spacing', async () => {
    answers([VIK]);
    const geocode = nominatim({ url, spacingMs: 80 });
    const [before, began] = [times.length, performance.now()];
    await Promise.all(['Vík', 'Höfn', 'Akureyri'].map((text) => geocode(text, 1)));
    const [, second = 0, third = 0] = times.slice(before).map((at) => at - began);
    // A timer may be a millisecond early; any of the three may come late.
    expect(second).toBeGreaterThan(80 - 2);
    expect(third).toBeGreaterThan(2 * 80 - 2);
  });

  it('is queried once for simultaneous identical queries', async () => {
    answers([VIK]);
    const geocode = nominatim({ url, spacingMs: 0 });
    const before = requests.length;
    await Promise.all(['Vík', 'vík', 'VÍK '].map((text) => geocode(text, 1)));
    expect(requests.length - before).toBe(1);
  });

  it('is not queried when the turn would come too late', async () => {
    answers([VIK]);
    const geocode = nominatim({ url, spacingMs: 60_000, deadlineMs: 2_000 });
    expect(await geocode('Vík', 1)).toHaveLength(1);
    const before = requests.length;
    await expect(geocode('Höfn', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(requests.length).toBe(before);
  });

  it('is reported as away when it redirects', async () => {
    answers([], 302);
    await expect(nominatim({ url, spacingMs: 0 })('Vík', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(requests.at(-1)?.pathname).toBe('/search');
  });

  it('is reported as away when its answer is too long', async () => {
    answers([{ ...VIK, display_name: 'x'.repeat(300_000) }]);
    await expect(nominatim({ url, spacingMs: 0 })('Vík', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('gives the bounds of countries and regions, and no bounds of towns', async () => {
    const boundingbox = ['63.3', '66.6', '-24.5', '-13.5'];
    answers([
      { ...VIK, addresstype: 'country', boundingbox },
      { ...VIK, addresstype: 'town', boundingbox },
    ]);
    const found = await nominatim({ url, spacingMs: 0 })('Iceland', 5);
    expect(found.map(({ bounds }) => bounds)).toEqual([{ west: -24.5, south: 63.3, east: -13.5, north: 66.6 }, null]);
  });

  it('is reported as away when nothing listens at its address', async () => {
    await expect(nominatim({ url: 'http://127.0.0.1:1' })('Vík', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
