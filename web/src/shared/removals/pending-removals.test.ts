/** @jest-environment @happy-dom/jest-environment */
import { addRemoval, sendRemoval, undoRemoval } from './pending-removals.ts';

const removal = () => {
  const sent: boolean[] = [];
  return { sent, send: async (isLeaving: boolean) => void sent.push(isLeaving) };
};

describe('a removal that can be undone', () => {
  it('is sent once, when its time is over', async () => {
    const { sent, send } = removal();
    addRemoval('list', { send });
    expect(sent).toEqual([]);
    await Promise.all([sendRemoval('list'), sendRemoval('list')]);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([false]);
  });

  it('is never sent once it was undone', async () => {
    const { sent, send } = removal();
    addRemoval('list', { send });
    undoRemoval('list');
    await sendRemoval('list');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
  });

  it('is sent when the page goes away', () => {
    const { sent, send } = removal();
    addRemoval('list', { send });
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([true]);
  });
});
