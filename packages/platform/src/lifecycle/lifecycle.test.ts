import { makeLogger } from '../log/log.ts';
import { makeLifecycle } from './lifecycle.ts';

const given = () => {
  const steps: string[] = [];
  const lifecycle = makeLifecycle(makeLogger({ service: 'test', level: 'silent' }));
  const open = (name: string, close: () => unknown = () => undefined) =>
    lifecycle.open(
      name,
      () => void steps.push(`${name} opens`),
      async () => {
        steps.push(`${name} closes`);
        await close();
      },
    );
  return { steps, lifecycle, open };
};

describe('lifecycle', () => {
  it('closes in reverse, once, for any number of calls', async () => {
    const { steps, lifecycle, open } = given();
    await open('store');
    await open('http');
    lifecycle.ready();
    await Promise.all([lifecycle.close(), lifecycle.close()]);
    expect(steps).toEqual(['store opens', 'http opens', 'http closes', 'store closes']);
  });

  it('is ready only between start and end', async () => {
    const { lifecycle } = given();
    const seen = [lifecycle.status()];
    lifecycle.ready();
    seen.push(lifecycle.status());
    const closed = lifecycle.close();
    seen.push(lifecycle.status());
    await closed;
    lifecycle.ready();
    seen.push(lifecycle.status());
    expect(seen).toEqual(['starting', 'ready', 'stopping', 'stopping']);
  });

  it('closes the others when one fails, and says that not all is well', async () => {
    const { steps, lifecycle, open } = given();
    await open('store');
    await open('bus', () => Promise.reject(new Error('away')));
    await expect(lifecycle.close()).resolves.toBe(false);
    expect(steps.slice(-2)).toEqual(['bus closes', 'store closes']);
  });

  it('closes a part that was still opening, and opens no other', async () => {
    const { steps, lifecycle, open } = given();
    let resume = (): void => undefined;
    const opening = lifecycle.open(
      'slow',
      () => new Promise<void>((resolve) => (resume = resolve)),
      () => steps.push('slow closes'),
    );
    await lifecycle.close();
    resume();
    await expect(opening).rejects.toThrow('Asked to stop before slow was open');
    await expect(open('next')).rejects.toThrow('Asked to stop before next was open');
    expect(steps).toEqual(['slow closes']);
  });
});
