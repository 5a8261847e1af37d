import { illustrationPath } from '@wellspring/illustrations/address';
import { drawIllustration } from '@wellspring/illustrations/draw';
import { startGateway } from '../gateway.fixture.ts';

const started = startGateway({});
const illustration = { illustration: 'natural-site', id: 'a-place', format: 'card', scheme: 'dark' } as const;
const path = illustrationPath(illustration);

describe('the picture of a place without a photo', () => {
  it('is drawn from the address, cached for ever by browsers, and the same each time', async () => {
    const { ask } = await started;
    const [first, again] = [await ask(path), await ask(path)];
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(first.bytes.toString()).toBe(drawIllustration(illustration));
    expect(again.bytes).toEqual(first.bytes);
  });

  it('is cached for a short time for a page of another release', async () => {
    const { ask } = await started;
    const old = await ask(path.replace(/[0-9a-f]{12}/, '0123456789ab'));
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
  });

  it.each(['/illustrations', path.replace('natural-site', 'toString'), path.replace('a-place', 'a%2Fplace')])(
    'is nothing else: %s is not there',
    async (other) => {
      const { ask } = await started;
      expect((await ask(other)).status).toBe(404);
    },
  );
});
