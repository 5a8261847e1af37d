/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SortMenu } from './sort-menu.tsx';

const KYOTO = { label: 'Kyoto, Japan', latitude: 35.01, longitude: 135.77 };
const NOTHING = { search: null, near: null, sort: null, radiusKm: null };
const options = (name: string) =>
  [...screen.getByRole('combobox', { name }).querySelectorAll('option')].map(({ textContent }) => textContent);

it('offers no order that needs a search or a point where there is none', () => {
  renderScreen(<SortMenu address={NOTHING} onChange={jest.fn()} />);
  expect(options('Order of the places')).toEqual([
    'Featured first',
    'Best rated first',
    'Newest first',
    'Warmest water first',
  ]);
});

it('asks for an order, and leaves out the one that goes without saying', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(<SortMenu address={{ ...NOTHING, near: KYOTO }} onChange={onChange} />);
  const order = screen.getByRole('combobox', { name: 'Order of the places' });
  await user.selectOptions(order, 'warmest');
  await user.selectOptions(order, 'distance');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How far away' }), '50');
  expect(onChange.mock.calls).toEqual([[{ sort: 'warmest' }], [{ sort: null }], [{ radiusKm: 50 }]]);
});

it('takes relevance for granted where words are searched near a point', async () => {
  const onChange = jest.fn();
  const { user } = renderScreen(
    <SortMenu address={{ ...NOTHING, search: 'onsen', near: KYOTO }} onChange={onChange} />,
  );
  const order = screen.getByRole('combobox', { name: 'Order of the places' });
  expect(options('Order of the places').slice(0, 2)).toEqual(['Most relevant first', 'Nearest first']);
  await user.selectOptions(order, 'distance');
  await user.selectOptions(order, 'relevance');
  expect(onChange.mock.calls).toEqual([[{ sort: 'distance' }], [{ sort: null }]]);
});

it.each([
  ['what is featured', NOTHING, /^Places with something to see come first/],
  ['a search', { ...NOTHING, search: 'onsen' }, /^Places whose name is what you typed come first/],
  [
    'a search near a point',
    { ...NOTHING, search: 'onsen', near: KYOTO },
    /^Your words and the distance count together\. Within \d+/,
  ],
  ['a point', { ...NOTHING, near: KYOTO }, /^The nearest place comes first/],
  ['a chosen order', { ...NOTHING, search: 'onsen', sort: 'rating' as const }, /^The best rated place comes first/],
])('explains the order of %s', async (_, address, text) => {
  const { user } = renderScreen(<SortMenu address={address} onChange={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Why this order?' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Why this order?' });
  expect(await within(dialog).findByText(text)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
