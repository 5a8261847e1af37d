/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DOGO } from '../../testing/example-location.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { WholeList } from './list-meta.ts';
import { WHOLE_LIST } from './own-list.fixture.ts';

const opened = async (items: WholeList['items'] = WHOLE_LIST.items) => {
  const { user } = renderScreen(
    <>
      <ExportMenu list={{ ...WHOLE_LIST, items }} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(screen.getByText('Export'));
  await waitFor(() => expect(isOpen()).toBe(true));
  return user;
};

const isOpen = (): boolean => screen.getByRole<HTMLDetailsElement>('group').open;

const withoutPoint = (count: number): WholeList['items'] =>
  WHOLE_LIST.items.map((item, at) => ({
    ...item,
    location: { ...DOGO, address: null, latitude: at < count ? null : 1 },
  }));

describe('the menu that exports a list', () => {
  it('leads to the list as a file of each format', async () => {
    await opened();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['GPXhiking and navigation apps', '/api/trip-lists/l1/export?format=gpx'],
      ['KMLGoogle Earth, My Maps', '/api/trip-lists/l1/export?format=kml'],
      ['GeoJSONmap software', '/api/trip-lists/l1/export?format=geojson'],
      ['CSVspreadsheets', '/api/trip-lists/l1/export?format=csv'],
    ]);
    expect(screen.queryByText(/no known position/)).toBeNull();
  });

  it('prints the list', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const user = await opened();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it.each([
    [1, '1 location has no known position: only in the CSV.'],
    [2, '2 locations have no known position: only in the CSV.'],
  ])('says how many places only the CSV holds: %d', async (count, words) => {
    await opened(withoutPoint(count));
    screen.getByText(words);
  });

  it('is closed by Escape, with the focus on its button', async () => {
    const user = await opened();
    await user.tab();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(document.activeElement?.textContent).toBe('Export');
  });

  it('is closed when the keyboard leaves it', async () => {
    const user = await opened();
    await user.tab();
    expect(isOpen()).toBe(true);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
