/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import { CreateListDocument, OwnListsDocument } from '../../generated/lists-operations.ts';
import { answers, unreachable, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WARM_WEEKS } from './own-list.fixture.ts';
import { OwnLists } from './own-lists.tsx';
import { TripPlannerScreen } from './trip-planner-screen.tsx';

const opened = (...graph: readonly GraphMock[]) => renderScreen(<OwnLists />, { session: 'member', graph });

const page = (offset: number, count: number, total: number) => ({
  tripLists: {
    __typename: 'TripListPage' as const,
    total,
    lists: Array.from({ length: count }, (_, at) => ({
      ...WARM_WEEKS,
      id: `l${offset + at}`,
      name: `List ${offset + at}`,
    })),
  },
});

describe('own lists', () => {
  it('without any have their headings in order', async () => {
    opened(answers(OwnListsDocument, page(0, 0, 0)));
    await screen.findByRole('link', { name: 'Explore places' });
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
  });

  it('get a new one at their head, with the focus back at the button', async () => {
    const { user } = opened(
      answers(OwnListsDocument, page(0, 1, 1)),
      answers(CreateListDocument, { createTripList: WARM_WEEKS }),
    );
    await screen.findByRole('article', { name: 'List 0' });
    const opener = screen.getByRole('button', { name: 'New List' });
    await user.click(opener);
    const form = within(screen.getByRole('form', { name: 'New list' }));
    await user.type(form.getByLabelText('Name'), 'Warm weeks');
    await user.click(form.getByRole('button', { name: 'Create list' }));
    await screen.findByRole('article', { name: 'Warm weeks' });
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Warm weeks',
      'List 0',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('stand there page by page', async () => {
    const { user } = opened(
      answers(OwnListsDocument, ({ offset }) => (offset === 24 ? page(24, 2, 26) : page(0, 24, 26))),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: 'List 25' });
    expect(screen.getAllByRole('article')).toHaveLength(26);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    const { user, graph } = opened(unreachable(OwnListsDocument));
    await screen.findByText('Failed to load your lists');
    const sentBefore = graph.sent(OwnListsDocument).length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(graph.sent(OwnListsDocument).length).toBeGreaterThan(sentBefore));
  });
});

describe('the page of own lists', () => {
  it('tells a visitor what lists are good for, and leads to the page that signs in', () => {
    renderScreen(<TripPlannerScreen />);
    const link = screen.getByRole('link', { name: 'Sign In to Create Lists' });
    expect(link.getAttribute('href')).toBe('/auth?mode=login&next=%2Ftrip-planner');
  });
});
