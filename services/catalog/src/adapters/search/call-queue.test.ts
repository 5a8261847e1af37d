import { callQueue } from './call-queue.ts';
import type { Request } from './worker-messages.ts';

const page = { limit: 9, offset: 0 };
const asked = { expires: null };
const box = { west: 0, south: 0, east: 1, north: 1 };
const calls = {
  list: { id: 1, name: 'search', of: page, ...asked },
  map: { id: 2, name: 'map', of: { box, zoom: 3 }, ...asked },
  text: { id: 3, name: 'search', of: { text: 'spa', ...page }, ...asked },
  tag: { id: 4, name: 'search', of: { tag: 'quiet', ...page }, ...asked },
  suggest: { id: 5, name: 'suggest', of: { asked: { text: 's' }, limit: 5 }, ...asked },
  write: { id: 6, name: 'write', of: [], ...asked },
  ping: { id: 7, name: 'ping', of: null, ...asked },
  close: { id: 8, name: 'close', of: null, ...asked },
} as const satisfies Record<string, Request>;

type Call = keyof typeof calls;

const takenOf = (came: readonly Call[], passed = 0): readonly (string | undefined)[] => {
  let now = 0;
  const queue = callQueue(() => now);
  for (const name of came) queue.add(calls[name]);
  now = passed;
  const nameOf = new Map<Request | undefined, Call>(came.map((name) => [calls[name], name]));
  return came.map(() => nameOf.get(queue.take()));
};

describe('calls that wait for the search thread', () => {
  it('are taken in the order in which they came, and then there is none', () => {
    expect(takenOf(['list', 'map', 'list'])).toEqual(['list', 'map', 'list']);
    expect(takenOf(['text', 'write', 'tag', 'suggest', 'ping', 'close'])).toEqual(['text', 'write', 'tag', 'suggest', 'ping', 'close']); // prettier-ignore
    expect(callQueue(() => 0).take()).toBeUndefined();
  });

  it('go before texts, tags and writes when they are quick', () => {
    expect(takenOf(['text', 'write', 'tag', 'suggest', 'list', 'map'])).toEqual(['list', 'map', 'text', 'write', 'tag', 'suggest']); // prettier-ignore
  });

  it('do not go before what opens, fills or closes the index', () => {
    expect(takenOf(['ping', 'list'])).toEqual(['ping', 'list']);
    expect(takenOf(['text', 'close', 'list'])).toEqual(['text', 'close', 'list']);
  });

  it('let quick ones go between the steps of one that has begun', () => {
    const queue = callQueue(() => 0);
    for (const name of ['text', 'list', 'write', 'map', 'ping', 'list'] as const) queue.add(calls[name]);
    expect([queue.takeQuick(), queue.takeQuick(), queue.takeQuick()]).toEqual([calls.list, calls.map, undefined]);
    expect(queue.take()).toBe(calls.text);
  });

  it('go in order again once the oldest has waited for a quarter of a second', () => {
    expect(takenOf(['text', 'list', 'map'], 251)).toEqual(['text', 'list', 'map']);
  });
});
