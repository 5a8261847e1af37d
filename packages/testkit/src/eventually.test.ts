import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('answers what the probe answers as soon as it stops throwing', async () => {
    const left = ['first', 'second'];
    const probe = () => {
      const one = left.shift();
      if (one) throw new Error(one);
      return 'done';
    };
    expect(await eventually(probe, 60_000, 0)).toBe('done');
  });

  it('reports what it received last, the number of attempts, and the line of the probe', async () => {
    let value = 0;
    const failed = await eventually(() => expect((value += 1)).toBe('never'), 0, 0).catch((error: unknown) => error);
    const { message, stack } = failed instanceof Error ? failed : new Error('It did not fail');
    expect(message).toMatch(/^Still so after \d+\.\d s and \d+ attempts: /);
    expect(message).toContain(`Received: ${value}`);
    expect(stack).toContain('eventually.test.ts');
  });
});
