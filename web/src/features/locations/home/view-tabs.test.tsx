/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { View } from '../address-state.ts';
import { useRememberedView } from './use-remembered-view.ts';
import { ViewTabs } from './view-tabs.tsx';

const Screen = () => {
  const [left, setLeft] = useState(0);
  return (
    <>
      <ViewTabs
        view={'grid' satisfies View}
        hrefOf={(view) => `/home?view=${view}`}
        onLeave={() => setLeft(left + 1)}
      />
      <p role="status">{`left ${left} times, ${useRememberedView()} is remembered`}</p>
    </>
  );
};

const opened = () => renderScreen(<Screen />, { path: '/home?view=grid' });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the tabs of the two views', () => {
  it('say which one is open; that alone is in the way of the keyboard', () => {
    opened();
    expect(['Grid View', 'Map View'].map((name) => tab(name).getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(['Grid View', 'Map View'].map((name) => tab(name).tabIndex)).toEqual([0, -1]);
  });

  it('open the other one, which this browser remembers', async () => {
    const { user, address } = opened();
    await user.click(tab('Map View'));
    await waitFor(() => expect(address()).toBe('/home?view=map'));
    await screen.findByText('left 1 times, map is remembered');
  });

  it.each(['{ArrowRight}', '{ArrowLeft}', '{End}'])('are walked by the keyboard: %s', async (key) => {
    const { user, address } = opened();
    await user.tab();
    await user.keyboard(key);
    await waitFor(() => expect(address()).toBe('/home?view=map'));
    expect(document.activeElement).toBe(tab('Map View'));
  });

  it('stay where they are at the one that is open', async () => {
    const { user, address } = opened();
    await user.tab();
    await user.keyboard('{Home}');
    await user.click(tab('Grid View'));
    await screen.findByText('left 0 times, grid is remembered');
    expect(address()).toBe('/home?view=grid');
  });
});
