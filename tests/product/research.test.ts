import { once } from 'node:events';
import { createServer } from 'node:http';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { serveProduct } from '../served/served-product.fixture.ts';

const { promise: requested, resolve: onRequest } = Promise.withResolvers<void>();
const { promise: isLeft, resolve: left } = Promise.withResolvers<void>();

/** A provider that never answers. */
const model = createServer((_, response) => {
  response.once('close', left);
  onRequest();
});
await once(model.listen(0, '127.0.0.1'), 'listening');
afterAll(() => {
  model.closeAllConnections();
  model.close();
});
const address = model.address();
const port = typeof address === 'object' && address ? address.port : 0;

const { origin } = await serveProduct(await temporaryFolder(), {
  environment: {
    RESEARCH_PROVIDER: 'anthropic',
    RESEARCH_API_KEY: 'a-key',
    RESEARCH_MODEL: 'model-1',
    RESEARCH_URL: `http://127.0.0.1:${port}`,
  },
});

const post = (path: string, body: object, more: RequestInit = {}, cookie = ''): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    ...more,
  });

it('a research ends at the provider when the member leaves', async () => {
  const joined = await post('/api/register', { email: 'ann@example.org', password: 'warm water in the hills' });
  const cookie = joined.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const member = new AbortController();
  const query = { query: 'Gellért bath, Budapest' };
  const research = post('/api/locations/research', query, { signal: member.signal }, cookie);
  await requested;
  member.abort();
  await expect(research).rejects.toThrow('aborted');
  await isLeft;
});

it('a research needs a few characters, and reports that', async () => {
  const joined = await post('/api/register', { email: 'ben@example.org', password: 'warm water in the hills' });
  const cookie = joined.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const response = await post('/api/locations/research', { query: ' ab ' }, {}, cookie);
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      code: 'VALIDATION',
      message: 'Please enter at least 3 characters to search for a healing location',
      field: 'query',
    },
  ]);
});
