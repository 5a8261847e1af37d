/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { SuggestDocument, type SuggestQuery } from '../../../generated/search-operations.ts';
import { DOGO } from '../../../testing/example-location.ts';
import { answers, unreachable, type GraphMock } from '../../../testing/graph.ts';
import { box, chosen, FOUND, opened, options } from './search-box.fixture.tsx';

const typed = async (suggest?: GraphMock) => {
  const shown = opened('', suggest);
  await shown.user.type(box(), 'kyoto');
  await screen.findByText('3 suggestions');
  return shown;
};

describe('the search box', () => {
  it('is a text input, the one kind that may be a combobox', () => {
    opened();
    expect(box().type).toBe('text');
  });

  it('is cleared by its button, and keeps the focus', async () => {
    const { user } = opened('onsen');
    await user.click(screen.getByRole('button', { name: 'Clear the search text' }));
    await waitFor(() => expect([box().value, document.activeElement]).toEqual(['', box()]));
    expect(screen.queryByRole('button', { name: 'Clear the search text' })).toBeNull();
  });

  it('searches for what is typed, without the space around it', async () => {
    const { user, searched } = opened('', unreachable(SuggestDocument));
    await user.type(box(), ' kyoto ');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(searched).toEqual(['kyoto']));
  });
});

describe('suggestions during typing', () => {
  it('are the town, the places and the words as they are, whose number is said', async () => {
    const { graph } = await typed();
    expect(options()).toEqual(['Near Kyoto, Japan', expect.stringMatching(/^Kyoto Spa/), 'Search for “kyoto”']);
    screen.getByRole('listbox', { name: 'Suggestions' });
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(graph.sent(SuggestDocument)).toEqual([{ q: 'kyoto' }]);
  });

  it('are walked by arrow keys, round by way of the box, and chosen by Enter', async () => {
    const { user, address } = await typed();
    expect(chosen()).toBe('none');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(chosen()).toBe('Search for “kyoto”'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen()).toBe('none'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(chosen()).toMatch(/^Kyoto Spa/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/location/k1'));
  });

  it('are chosen by mouse', async () => {
    const { user, address } = await typed();
    await user.click(screen.getByRole('option', { name: 'Near Kyoto, Japan' }));
    await waitFor(() => expect(address()).toBe('/home?near=35.01,135.77&nearLabel=Kyoto,+Japan'));
    expect(options()).toEqual([]);
  });

  it('close on Escape and leave the text, for which Enter then searches', async () => {
    const { user, searched } = await typed();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    expect([box().value, box().getAttribute('aria-expanded')]).toEqual(['kyoto', 'false']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(searched).toEqual(['kyoto']));
  });

  it('close when the reader goes elsewhere', async () => {
    const { user } = await typed();
    await user.tab();
    await waitFor(() => expect(options()).toEqual([]));
  });

  it('do not replace those for newer text when they come late', async () => {
    const late = Promise.withResolvers<SuggestQuery>();
    const newer = { suggestLocations: [{ ...DOGO, id: 't1', name: 'Terme' }], geocode: [] };
    const { user, graph } = opened(
      '',
      answers(SuggestDocument, ({ q }) => (q === 'terme' ? newer : late.promise)),
    );
    await user.type(box(), 'kyoto');
    await waitFor(() => expect(graph.sent(SuggestDocument)).toHaveLength(1));
    await user.clear(box());
    await user.type(box(), 'terme');
    await screen.findByText('2 suggestions');
    late.resolve(FOUND);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen()).toMatch(/^Terme/));
    expect(options()).toHaveLength(2);
  });
});
