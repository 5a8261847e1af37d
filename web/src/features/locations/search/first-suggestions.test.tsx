/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { mockPosition } from '../../../testing/position.ts';
import { box, chosen, opened, options } from './search-box.fixture.tsx';

describe('the suggestions of the empty box', () => {
  const FIRST = ['Near me', 'Hot spring1,200 places', 'Sauna3 places'];
  const focused = async (path?: string) => {
    const shown = opened('', undefined, path);
    await shown.user.click(box());
    await waitFor(() => expect(options().length).toBeGreaterThanOrEqual(FIRST.length));
    await screen.findByText(/^\d suggestions$/);
    return shown;
  };
  const remembered = (...texts: readonly string[]) =>
    localStorage.setItem('wellspring-recent-searches', JSON.stringify(texts));

  it('are “near me” and the kinds of most places, in a group with a name', async () => {
    await focused();
    expect(options()).toEqual(FIRST);
    const kinds = screen.getByRole('group', { name: 'Popular kinds' });
    expect(within(kinds).getAllByRole('option')).toHaveLength(2);
    await screen.findByText('3 suggestions');
  });

  it('are chosen by arrow keys and Enter', async () => {
    const { user, address } = await focused();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(chosen()).toMatch(/^Hot spring/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/home?kind=hotSpring'));
  });

  it('close on Escape, and open again by an arrow key', async () => {
    const { user } = await focused();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toEqual(FIRST));
  });

  it('come when the text is cleared', async () => {
    const { user } = opened('onsen');
    await user.click(box());
    expect(options()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear the search text' }));
    await waitFor(() => expect(options()).toEqual(FIRST));
  });

  it('ask for the position when “near me” is chosen, not before', async () => {
    const getPosition = mockPosition({ latitude: 64.14652, longitude: -21.94263 });
    const { user, address } = await focused();
    expect(getPosition).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'Near me' }));
    await waitFor(() => expect(address()).toBe('/home?near=64.15,-21.94'));
  });

  it('say what to do where the browser does not tell the position', async () => {
    mockPosition(null);
    const { user, address } = await focused();
    await user.click(screen.getByRole('option', { name: 'Near me' }));
    await screen.findByText(/^Your location could not be found\. Allow it in your browser, or type a city\./);
    expect(address()).toBe('/');
  });

  it('begin with what was searched for in this browser, the last five texts', async () => {
    remembered('a', 'b', 'c', 'd', 'e');
    const { user, searched } = opened();
    await user.type(box(), 'onsen{Enter}');
    await waitFor(() => expect(searched).toEqual(['onsen']));
    await user.clear(box());
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    await waitFor(() =>
      expect(
        within(recent)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['onsen', 'a', 'b', 'c', 'd', 'Clear recent searches']),
    );
    await user.click(screen.getByRole('option', { name: 'b' }));
    await waitFor(() => expect(searched).toEqual(['onsen', 'b']));
    await waitFor(() => expect(localStorage.getItem('wellspring-recent-searches')).toBe('["b","onsen","a","c","d"]'));
  });

  it('forget what was searched for, and stay open', async () => {
    remembered('onsen');
    const { user } = await focused();
    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));
    await waitFor(() => expect(options()).toEqual(FIRST));
    expect(localStorage.getItem('wellspring-recent-searches')).toBe('');
    expect(chosen()).toBe('none');
  });

  it('survive what cannot be read in the storage', async () => {
    localStorage.setItem('wellspring-recent-searches', '{"not": ["a list"');
    await focused();
    expect(options()).toEqual(FIRST);
  });
});
