/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { MapLocationsDocument } from '../../../generated/map-operations.ts';
import { DOGO } from '../../../testing/example-location.ts';
import { answers, unreachable, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LocationsDialog } from './locations-dialog.tsx';
import type { Cluster } from '../pins/pins.ts';

const CLUSTER: Cluster = {
  kind: 'cluster',
  key: '60 at 33.85,132.79',
  count: 60,
  latitude: 33.85,
  longitude: 132.79,
  bounds: { west: 132.79, east: 132.79, south: 33.85, north: 33.85 },
  mix: [{ categoryId: 20, count: 60 }],
  besidePin: null,
};

const page = (offset: number, length: number, total = 60) => ({
  locations: {
    __typename: 'LocationPage' as const,
    total,
    locations: Array.from({ length }, (_, at) => ({
      ...DOGO,
      id: `p${offset + at}`,
      name: `Spring ${offset + at + 1}`,
    })),
  },
});
const PAGES = answers(MapLocationsDocument, ({ offset }) => (offset === 50 ? page(50, 10) : page(0, 50)));

const opened = (mock: GraphMock = PAGES) => {
  const closed: string[] = [];
  const mapFilter = { search: null, categoryId: 20 };
  const dialog = <LocationsDialog cluster={CLUSTER} mapFilter={mapFilter} onClose={() => closed.push('closed')} />;
  return { ...renderScreen(dialog, { graph: [mock] }), closed };
};

const dialog = () => screen.getByRole('dialog', { name: '60 places at this point' });
const pager = (name: string) => within(dialog()).getByRole<HTMLButtonElement>('button', { name });
const rows = () => within(dialog()).getAllByRole('link');

describe('the dialog of places that stand at one point of the map', () => {
  it('lists them, each with a link to its page, without a request for others', async () => {
    const { graph } = opened();
    await within(dialog()).findByText('1–50 of 60');
    expect(rows()).toHaveLength(50);
    expect(rows()[0]?.getAttribute('href')).toBe('/location/p0');
    const box = { west: 132.789999, east: 132.790001, south: 33.849999, north: 33.850001 };
    expect(graph.sent(MapLocationsDocument)).toMatchObject([{ filter: { box, categoryId: 20 }, offset: 0 }]);
  });

  it('turns to those that are left, and back', async () => {
    const { user } = opened();
    await within(dialog()).findByText('1–50 of 60');
    expect(pager('Previous').disabled).toBe(true);
    await user.click(pager('Next'));
    await within(dialog()).findByText('51–60 of 60');
    expect(rows().map(({ textContent }) => textContent)[0]).toContain('Spring 51');
    expect(pager('Next').disabled).toBe(true);
    await user.click(pager('Previous'));
    await within(dialog()).findByText('1–50 of 60');
  });

  it('says that they are gone', async () => {
    opened(answers(MapLocationsDocument, page(0, 0, 0)));
    await within(dialog()).findByText('These places are gone.');
  });

  it('says that the list cannot be shown, and loads it again on request', async () => {
    const { user, graph } = opened(unreachable(MapLocationsDocument));
    await within(dialog()).findByRole('alert');
    await user.click(within(dialog()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(graph.sent(MapLocationsDocument)).toHaveLength(2));
  });

  it('is closed by its button, by Escape and by a click beside it', async () => {
    const { user, closed } = opened();
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    dialog().dispatchEvent(new Event('close'));
    await user.click(dialog());
    expect(closed).toHaveLength(3);
  });
});
