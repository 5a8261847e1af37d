import { newId } from './ids.ts';

describe('newId', () => {
  it('has the layout of a UUID of version 7', () => {
    for (let i = 0; i < 100; i += 1)
      expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('begins with the time, so that later ids sort later', async () => {
    const before = Date.now();
    const first = newId();
    await new Promise((resume) => setTimeout(resume, 3));
    const second = newId();
    expect(first < second).toBe(true);
    const time = Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('never repeats itself', () => {
    expect(new Set(Array.from({ length: 20_000 }, newId)).size).toBe(20_000);
  });
});
