import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nominatim } from './nominatim.ts';

const asked: URL[] = [];
let answer: { readonly status: number; readonly body: string } = { status: 200, body: '[]' };
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://geocoder'));
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
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
  it('is asked in English, with the text as it was typed, and answers in our shape', async () => {
    answers([VIK]);
    expect(await nominatim({ url })('Vík & co', 5)).toEqual([
      { label: 'Vík, Iceland', latitude: 63.4186, longitude: -19.006, country: 'Iceland' },
    ]);
    expect(asked.at(-1)?.pathname).toBe('/search');
    expect(asked.at(-1)?.searchParams.get('q')).toBe('Vík & co');
    expect(asked.at(-1)?.searchParams.get('accept-language')).toBe('en');
  });

  it('is asked once for the same words', async () => {
    answers([VIK]);
    const geocode = nominatim({ url });
    const before = asked.length;
    await geocode('Vík', 1);
    await geocode(' vík ', 5);
    expect(asked.length - before).toBe(1);
  });

  it.each([
    ['refuses', [], 429],
    ['fails', [], 500],
    ['answers something else', { error: 'none' }, 200],
    ['places a town beyond the pole', [{ ...VIK, lat: '91' }], 200],
  ])('that %s is told as away, and asked again the next time', async (_, body, status) => {
    answers(body, status);
    const geocode = nominatim({ url });
    await expect(geocode('Vík', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    answers([VIK]);
    expect(await geocode('Vík', 1)).toHaveLength(1);
  });

  it('that nobody runs is told as away', async () => {
    await expect(nominatim({ url: 'http://127.0.0.1:1' })('Vík', 1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
