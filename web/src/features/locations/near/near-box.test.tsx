/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { GeocodeDocument, type GeocodeQuery } from '../../../generated/search-operations.ts';
import { answers, unreachable, type GraphMock } from '../../../testing/graph.ts';
import { mockPosition } from '../../../testing/position.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Near } from '../near.ts';
import { NearBox } from './near-box.tsx';

// The script of the list is transformed before the tests, however slow the machine is.
await import('../search/suggestion-popup.tsx');

type Found = GeocodeQuery['geocode'][number];

const town = (label: string, more: Partial<Found> = {}): Found => ({
  __typename: 'GeocodeResult',
  kind: 'town',
  name: label.split(',')[0] ?? label,
  label,
  latitude: 47.5,
  longitude: 19.04,
  notFound: null,
  bounds: null,
  ...more,
});
const finds = (...geocode: readonly Found[]) => answers(GeocodeDocument, { geocode });

const opened = (graph: GraphMock = finds(), initial = '') => {
  const near: Near[] = [];
  const cleared: string[] = [];
  const box = <NearBox initial={initial} onNear={(at) => near.push(at)} onClear={() => cleared.push('cleared')} />;
  return { ...renderScreen(box, { graph: [graph] }), near, cleared };
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City or address' });
/** What is said of the place that was found. */
const message = () => document.getElementById(field().getAttribute('aria-describedby') ?? '');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the box for a city or address', () => {
  it('goes to the town that was typed, and says which point that is', async () => {
    const { user, graph, near } = opened(finds(town('Budapest, Hungary')));
    await user.type(field(), ' Budapest {Enter}');
    await waitFor(() => expect(near).toMatchObject([{ label: 'Budapest, Hungary', latitude: 47.5, longitude: 19.04 }]));
    expect(graph.sent(GeocodeDocument)).toContainEqual({ q: 'Budapest', addresses: true });
    expect(message()?.textContent).toBe('The middle of Budapest, Hungary.');
    expect(message()?.role).toBe('status');
  });

  it('says which part of an address was not found', async () => {
    const { user } = opened(finds(town('Budapest, Hungary', { notFound: 'Andrássy út 60' })));
    await user.type(field(), 'Andrássy út 60, Budapest');
    await user.click(screen.getByRole('button', { name: 'Show what is near' }));
    await screen.findByText('“Andrássy út 60” was not found. This is the middle of Budapest, Hungary.');
  });

  it('offers the other towns of a name until one is chosen', async () => {
    const { user, near } = opened(finds(town('Springfield, Illinois'), town('Springfield, Ohio')));
    await user.type(field(), 'Springfield{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Springfield, Ohio' }));
    expect(near.map(({ label }) => label)).toEqual(['Springfield, Illinois', 'Springfield, Ohio']);
    await screen.findByText('The middle of Springfield, Ohio.');
    expect(screen.queryByText(/did you mean/)).toBeNull();
  });

  it('says that no such place was found, and stays where it is', async () => {
    const { user, near } = opened(finds());
    await user.type(field(), 'Atlantis{Enter}');
    await screen.findByText('No place called “Atlantis” was found. Try a city and its country.');
    expect(near).toEqual([]);
  });

  it('says that places cannot be looked up while the server is away', async () => {
    const { user, near } = opened(unreachable(GeocodeDocument));
    await user.type(field(), 'Budapest{Enter}');
    await screen.findByText(/^Places cannot be looked up right now\./);
    expect(near).toEqual([]);
  });

  it('goes nowhere when it was emptied', async () => {
    const { user, graph, cleared } = opened(finds(), 'Budapest, Hungary');
    await user.clear(field());
    await user.keyboard('{Enter}');
    expect(cleared).toEqual(['cleared']);
    expect(graph.sent(GeocodeDocument)).toEqual([]);
  });
});

describe('the suggestions for a city or address', () => {
  const typed = async (graph: GraphMock, text: string) => {
    const shown = opened(graph);
    await shown.user.type(field(), text);
    await screen.findByText('3 suggestions');
    return shown;
  };
  const larger = finds(
    town('Berlin, Germany'),
    town('Bern, Switzerland', { latitude: 46.95 }),
    town('Bermuda', { kind: 'country', bounds: { __typename: 'Bounds', west: -65, south: 32, east: -64, north: 33 } }),
  );

  it('are towns, regions and countries, whose number is said; no words are sent for an address', async () => {
    const { graph } = await typed(larger, 'ber');
    expect(options()).toEqual(['Berlin, Germany', 'Bern, Switzerland', 'Bermuda']);
    expect(graph.sent(GeocodeDocument)).toEqual([{ q: 'ber', addresses: false }]);
  });

  it('set the place at once, chosen by arrow keys or mouse', async () => {
    const { user, near } = await typed(larger, 'ber');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(near.map(({ label }) => label)).toEqual(['Bern, Switzerland']));
    await waitFor(() => expect([field().value, options()]).toEqual(['Bern, Switzerland', []]));
    expect(message()?.textContent).toBe('The middle of Bern, Switzerland.');
    await user.clear(field());
    await user.type(field(), 'berm');
    await user.click(await screen.findByRole('option', { name: 'Bermuda' }));
    await screen.findByText('All of Bermuda.');
    expect(near.at(-1)).toMatchObject({ label: 'Bermuda', bounds: { west: -65 } });
  });

  it('do not come between Enter and what was typed', async () => {
    const { user, graph, near } = await typed(larger, 'ber');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(near.map(({ label }) => label)).toEqual(['Berlin, Germany']));
    expect(graph.sent(GeocodeDocument)).toContainEqual({ q: 'ber', addresses: true });
    expect(options()).toEqual([]);
  });

  it('close on Escape', async () => {
    const { user } = await typed(larger, 'ber');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    expect(field().value).toBe('ber');
  });
});

describe('the button “Use My Location”', () => {
  const press = async (at: Parameters<typeof mockPosition>[0]) => {
    const getPosition = mockPosition(at);
    const shown = opened();
    expect(getPosition).not.toHaveBeenCalled();
    await shown.user.click(screen.getByRole('button', { name: 'Use My Location' }));
    return shown;
  };

  it('goes to where the reader is, to a kilometre', async () => {
    const { near } = await press({ latitude: 64.14652, longitude: -21.94263 });
    await waitFor(() => expect(near).toEqual([{ label: null, latitude: 64.15, longitude: -21.94 }]));
    expect(message()?.textContent).toBe('');
  });

  it('says what to do where the browser does not tell', async () => {
    const { near } = await press(null);
    await screen.findByText(/^Your location could not be found\. Allow it in your browser, or type a city\./);
    expect(near).toEqual([]);
  });
});
