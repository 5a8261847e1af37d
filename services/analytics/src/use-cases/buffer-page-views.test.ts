import { eventually } from '@wellspring/testkit/eventually';
import { pageViewBuffer } from './buffer-page-views.ts';
import type { PageView } from '../domain/page-view.ts';

const viewAt = (at: number): PageView => ({
  id: String(at),
  path: '/home',
  locationId: null,
  userId: null,
  network: null,
  userAgent: '',
  at: new Date(0),
});

/** A buffer whose pauses the test ends; it records each batch and each pause. */
const open = (batch: number) => {
  const calls: (number | 'pause')[] = [];
  let resume = (): void => undefined;
  const buffer = pageViewBuffer({
    write: async (views) => {
      calls.push(views.length);
    },
    pause: () => {
      calls.push('pause');
      return new Promise((resolve) => (resume = resolve));
    },
    onLost: (_, error) => {
      throw error;
    },
    limits: { waiting: 100, batch, gather: 100 },
  });
  const take = (count: number): void => {
    for (let at = 0; at < count; at += 1) buffer.take(viewAt(at));
  };
  return { buffer, calls, take, resume: () => resume() };
};

describe('Page views', () => {
  it('are gathered until they are a batch or their time is over', async () => {
    const { buffer, calls, take, resume } = open(4);
    take(1);
    take(2);
    resume();
    await buffer.settled();
    expect(calls).toEqual(['pause', 3]);
  });

  it('are collected again when they remain after whole batches, not written one by one', async () => {
    const { buffer, calls, take, resume } = open(4);
    take(9);
    resume();
    await eventually(() => expect(calls).toEqual(['pause', 4, 4, 'pause']));
    take(2);
    resume();
    await buffer.settled();
    expect(calls).toEqual(['pause', 4, 4, 'pause', 3]);
  });
});
