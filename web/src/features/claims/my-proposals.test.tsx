/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { MyProposalsDocument, type MyProposalsQuery } from '../../generated/place-operations.ts';
import { DOGO } from '../../testing/example-location.ts';
import { answers, unreachable, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyProposals } from './my-proposals.tsx';

type Proposal = MyProposalsQuery['myProposals']['proposals'][number];

const photo = (isDeclined: boolean) => ({ __typename: 'ProposedPhoto', id: String(isDeclined), isDeclined }) as const;

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  __typename: 'Proposal',
  id: 'p1',
  kind: 'correction',
  status: 'accepted',
  reason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: '2026-11-21T10:00:00.000Z',
  photos: [],
  location: DOGO,
  ...more,
});

const page = (total: number, ...proposals: readonly Proposal[]) => ({
  myProposals: { __typename: 'ProposalPage' as const, total, proposals },
});
const opened = (mock: GraphMock) => renderScreen(<MyProposals />, { session: 'member', graph: [mock] });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('what a member proposed of places', () => {
  it.each<readonly [string, Partial<Proposal>]>([
    ['Waiting for an admin', { status: 'pending', decidedAt: null }],
    ['Accepted on November 21, 2026', {}],
    ['Accepted in part on November 21, 2026', { kind: 'photos', photos: [photo(true), photo(false)] }],
    ['Declined on November 21, 2026', { status: 'declined', photos: [photo(true)] }],
  ])('says what became of it: %s', async (words, more) => {
    opened(answers(MyProposalsDocument, page(1, proposal(more))));
    await screen.findByText(words);
    expect(screen.getByRole('link', { name: 'Dōgo Onsen' }).getAttribute('href')).toBe('/location/dogo');
  });

  it('says why it was declined, also of a place that is gone', async () => {
    opened(
      answers(MyProposalsDocument, page(1, proposal({ status: 'declined', reason: 'No such bath', location: null }))),
    );
    await screen.findByText('No such bath');
    screen.getByText(/a place that cannot be seen right now/);
  });

  it('is turned from newer to older, ten at a time', async () => {
    const { user, graph } = opened(answers(MyProposalsDocument, page(20, proposal())));
    await screen.findByRole('navigation', { name: 'Pages of what you proposed' });
    expect(button('Newer').disabled).toBe(true);
    await user.click(button('Older'));
    await waitFor(() => expect(button('Older').disabled).toBe(true));
    expect(button('Newer').disabled).toBe(false);
    expect(graph.sent(MyProposalsDocument)).toEqual([{ offset: 0 }, { offset: 10 }]);
  });

  it('says that it cannot be loaded, and loads it again on request', async () => {
    const { user, graph } = opened(unreachable(MyProposalsDocument));
    await screen.findByText(/^What you proposed cannot be loaded right now\./);
    await user.click(button('Try Again'));
    await waitFor(() => expect(graph.sent(MyProposalsDocument)).toHaveLength(2));
  });

  it('has no heading where there is none', async () => {
    const { graph } = opened(answers(MyProposalsDocument, page(0)));
    await waitFor(() => expect(graph.sent(MyProposalsDocument)).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
