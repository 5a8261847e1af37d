import { photoQueue, type Sending } from './photo-queue.ts';

type Photo = { readonly id: string };

/** A server that refuses the photos of these ids, as often as the test sets. */
const givenQueue = (ids: readonly string[], refusals: Readonly<Record<string, number>> = {}) => {
  const left = new Map(Object.entries(refusals));
  const sent: string[] = [];
  const done: string[][] = [];
  let shown: readonly Sending<Photo>[] = [];
  const queue = photoQueue<Photo>(
    ids.map((id) => ({ id })),
    {
      send: async ({ id }, onProgress) => {
        sent.push(id);
        onProgress(0.5);
        const refused = left.get(id) ?? 0;
        left.set(id, refused - 1);
        if (refused > 0) throw new Error(`no ${id}`);
        return `sent-${id}`;
      },
      wordsOf: (error) => (error instanceof Error ? error.message : ''),
      onChange: (next) => {
        shown = next;
      },
      onDone: (all) => void done.push(all.map(({ sentId }) => sentId ?? '')),
    },
  );
  return { queue, sent, done, shown: () => shown };
};

describe('the photos of a new place', () => {
  it('are sent one after the other, in their order, and then it is done', async () => {
    const { queue, sent, done } = givenQueue(['a', 'b', 'c']);
    await queue.start();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(done).toEqual([['sent-a', 'sent-b', 'sent-c']]);
  });

  it('are none: it is done at once', async () => {
    const { queue, done } = givenQueue([]);
    await queue.start();
    expect(done).toEqual([[]]);
  });

  it('wait where they failed, with the reason, while the others go on; tried again they keep their place', async () => {
    const { queue, done, shown } = givenQueue(['a', 'b', 'c'], { b: 1 });
    await queue.start();
    expect(shown().map(({ state }) => state)).toEqual(['sent', 'failed', 'sent']);
    expect(shown()[1]?.why).toBe('no b');
    expect(done).toEqual([]);
    await queue.retry('b');
    expect(done).toEqual([['sent-a', 'sent-b', 'sent-c']]);
  });

  it('can be left out when they fail, once', async () => {
    const { queue, done } = givenQueue(['a', 'b'], { a: 9 });
    await queue.start();
    queue.leaveOut();
    queue.leaveOut();
    expect(done).toEqual([['sent-b']]);
  });
});
