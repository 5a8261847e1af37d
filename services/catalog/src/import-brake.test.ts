import { importBrake } from './import-brake.ts';

/** An index that is behind by these counts, one for each check; the last one stays. */
const brakeOn = (...numbers: readonly number[]) => {
  const warnings: string[] = [];
  let at = -1;
  let time = 0;
  const brake = importBrake({
    behind: async () => numbers[Math.min(++at, numbers.length - 1)] ?? 0,
    // Each look takes a second.
    clock: () => (time += 1000),
    log: { warn: (_: object, message?: string) => warnings.push(message ?? '') },
  });
  return { brake, warnings, checks: () => at + 1 };
};

describe('an import', () => {
  it('continues at once while search has room for the next rows', async () => {
    const { brake, checks } = brakeOn(300);
    await brake(200);
    expect(checks()).toBe(1);
  });

  it('waits until search is close again', async () => {
    const { brake, checks, warnings } = brakeOn(2000, 1500, 900, 301, 300);
    await brake(200);
    expect([checks(), warnings]).toEqual([5, []]);
  });

  it('waits once for an index that does not catch up, logs it, and continues', async () => {
    const { brake, checks, warnings } = brakeOn(2000);
    await brake(200);
    const first = checks();
    await brake(200);
    expect(checks()).toBe(first + 1);
    expect(warnings).toHaveLength(1);
  });
});
