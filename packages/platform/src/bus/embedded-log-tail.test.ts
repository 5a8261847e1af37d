import { logTail } from './embedded-log-tail.ts';
import type { Entry } from './engine.ts';

const entry = (offset: number, bytes = 1): Entry => ({
  origin: `tail/0/${offset}`,
  headers: {},
  message: {
    topic: 'tail',
    id: `${offset}`,
    type: 'T',
    source: 's',
    time: new Date(0),
    key: 'k',
    data: new Uint8Array(bytes),
  },
});
const filled = (from: number, to: number, bytes?: number) => {
  const tail = logTail();
  for (let offset = from; offset < to; offset += 1) tail.add(offset, entry(offset, bytes));
  return tail;
};
const origins = (entries: readonly Entry[] | undefined) => entries?.map(({ origin }) => origin);

describe('the tail of a topic', () => {
  it('tells what stands behind an offset, and nothing behind the last', () => {
    const tail = filled(3, 9);
    expect(origins(tail.after(5, 2))).toEqual(['tail/0/5', 'tail/0/6']);
    expect(tail.after(9, 10)).toEqual([]);
  });

  it('leaves to the file what came before it', () => {
    expect(filled(3, 9).after(2, 10)).toBeUndefined();
    expect(logTail().after(0, 10)).toBeUndefined();
  });

  it('holds a megabyte at most, of the newest', () => {
    const tail = filled(0, 300, 10_000);
    expect(tail.after(0, 10)).toBeUndefined();
    expect(origins(tail.after(299, 10))).toEqual(['tail/0/299']);
    const held = Array.from({ length: 300 }, (_, offset) => tail.after(offset, 1)).filter(Boolean).length;
    expect(held).toBeLessThanOrEqual(100);
    expect(held).toBeGreaterThan(40);
  });

  it('begins anew with an entry that does not follow on the others', () => {
    const tail = filled(0, 5);
    tail.add(9, entry(9));
    expect(tail.after(4, 10)).toBeUndefined();
    expect(origins(tail.after(9, 10))).toEqual(['tail/0/9']);
  });
});
