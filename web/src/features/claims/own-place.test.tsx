/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { OwnProposalsDocument, type OwnProposalsQuery } from '../../generated/place-operations.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OwnPlace } from './own-place.tsx';

type StoredLocation = NonNullable<OwnProposalsQuery['location']>;

const CLAIM: StoredLocation['myProposals'][number] = {
  __typename: 'Proposal',
  id: 'c1',
  kind: 'claim',
  status: 'pending',
  reason: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null,
  changes: [],
  photos: [],
};

const opened = (fields: Partial<StoredLocation> = {}) =>
  renderScreen(<OwnPlace location={{ id: 'p1', name: 'Blue Lagoon' }} />, {
    session: 'member',
    graph: [
      answers(OwnProposalsDocument, {
        location: {
          __typename: 'Location',
          id: 'p1',
          isClaimed: false,
          isVerified: true,
          submittedBy: null,
          myProposals: [],
          ...fields,
        },
      }),
    ],
  });

const offer = () => screen.queryByRole('button', { name: 'I own or manage this location' });

describe('a place that a member may claim', () => {
  it('can be claimed by a member', async () => {
    const { user } = opened();
    await user.click(await screen.findByRole('button', { name: 'I own or manage this location' }));
    await screen.findByRole('dialog', { name: 'I own or manage this location' });
  });

  it('says that a claim waits', async () => {
    opened({ myProposals: [CLAIM] });
    await screen.findByText('You have claimed this location. An admin looks at it.');
    expect(offer()).toBeNull();
  });

  it('says why a claim was declined, and can be claimed again', async () => {
    const reason = 'Please write from its site.';
    opened({ myProposals: [{ ...CLAIM, status: 'declined', reason, decidedAt: CLAIM.createdAt }] });
    await screen.findByText(reason);
    screen.getByText(/^Your claim was declined on /);
    expect(offer()).not.toBeNull();
  });

  it('offers nothing where it is claimed, and nothing to visitors', async () => {
    const { graph } = opened({ isClaimed: true });
    await waitFor(() => expect(graph.sent(OwnProposalsDocument)).toHaveLength(1));
    expect(offer()).toBeNull();
    renderScreen(<OwnPlace location={{ id: 'p1', name: 'Blue Lagoon' }} />);
    expect(offer()).toBeNull();
  });
});
