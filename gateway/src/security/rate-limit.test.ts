import { PRICE, rateLimiter } from './rate-limit.ts';

const given = (perSecond = 10, burst = 20) => {
  const clock = { now: 0 };
  const limiter = rateLimiter({ perSecond, burst }, () => clock.now);
  const takeAll = (address: string, count: number, price = 1): number =>
    Array.from({ length: count }, () => limiter.take(address, price)).filter((wait) => wait === 0).length;
  return { clock, limiter, takeAll };
};

describe('the limit of requests', () => {
  it('allows a burst, then the rate per second, and gives the time of the next free request', () => {
    const { clock, limiter, takeAll } = given();
    expect(takeAll('192.0.2.1', 30)).toBe(20);
    expect(limiter.take('192.0.2.1', 1)).toBeCloseTo(0.1);
    clock.now = 1_000;
    expect(takeAll('192.0.2.1', 30)).toBe(10);
    clock.now = 60_000;
    expect(takeAll('192.0.2.1', 30)).toBe(20);
  });

  it('is for each address by itself', () => {
    const { takeAll } = given();
    takeAll('192.0.2.1', 30);
    expect(takeAll('192.0.2.2', 30)).toBe(20);
  });

  it('counts one network of IPv6 as one address', () => {
    const { takeAll } = given();
    expect(takeAll('2001:db8:1:2::1', 15)).toBe(15);
    expect(takeAll('2001:db8:1:2:ffff:1:2:3', 15)).toBe(5);
    expect(takeAll('2001:db8:1:3::1', 15)).toBe(15);
  });

  it('charges less for cached responses', () => {
    const { takeAll } = given();
    expect(takeAll('192.0.2.1', 500, PRICE.fromMemory)).toBe(320);
  });

  it('forgets addresses rather than grow', () => {
    const { takeAll } = given();
    takeAll('192.0.2.1', 20);
    for (let at = 0; at < 20_000; at += 1) takeAll(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 1);
    expect(takeAll('192.0.2.1', 30)).toBe(20);
  });
});
