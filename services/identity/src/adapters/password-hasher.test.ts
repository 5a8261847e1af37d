import { PLACEHOLDER_HASH } from './hashing-thread.ts';
import { argon2Hasher } from './password-hasher.ts';

const hasher = argon2Hasher();

/** algorithm, version and costs */
const effortOf = (hashed: string) => hashed.split('$').slice(0, 4);
afterAll(() => hasher.close());

describe('a password', () => {
  it('matches its own hash, and never the placeholder hash', async () => {
    const hashed = await hasher.hash('warm water');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('warm water', hashed)).toBe(true);
    expect(await hasher.matches('cold water', hashed)).toBe(false);
    expect(await hasher.matches('nobody has this one', null)).toBe(false);
  });

  it('takes as long to check where there is no hash', async () => {
    expect(effortOf(PLACEHOLDER_HASH)).toEqual(effortOf(await hasher.hash('warm water')));
    expect(await hasher.matches('nobody has this one', PLACEHOLDER_HASH)).toBe(true);
  });

  it('waits behind a hundred others, and is refused behind more', async () => {
    const many = Array.from({ length: 130 }, () => hasher.matches('warm water', null));
    const outcomes = Promise.allSettled(many);
    expect(() => hasher.checkRoom()).toThrow('Too many people are signing in at this moment');
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(30);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    expect(() => hasher.checkRoom()).not.toThrow();
  });
});
