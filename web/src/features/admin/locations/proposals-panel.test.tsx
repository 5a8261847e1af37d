/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import {
  DecideProposalDocument,
  LocationAsItStandsDocument,
  OpenProposalsDocument,
  type OpenProposalFragment,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, unreachable, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { MOSS_SPRING } from './admin-location.fixture.ts';
import { ProposalsPanel } from './proposals-panel.tsx';
import { useReading } from './use-reading.ts';

const CLAIM: OpenProposalFragment = {
  __typename: 'Proposal',
  id: 'c1',
  revision: 5,
  kind: 'claim',
  status: 'pending',
  message: 'I have kept the spring since 1992.',
  createdAt: '2026-11-21T10:00:00.000Z',
  location: MOSS_SPRING,
  member: { __typename: 'User', id: 'u1', displayName: 'Olga B.', firstName: 'Olga', username: null },
  changes: [],
  photos: [],
};

const photo = (id: string) => ({
  __typename: 'ProposedPhoto' as const,
  id,
  url: `/media/locations/${id}-960.webp`,
  caption: `Photo ${id}`,
  currentCaption: null,
  isNew: true,
});

const decided = (status: 'accepted' | 'declined'): GraphMock =>
  answers(DecideProposalDocument, {
    decideProposal: { __typename: 'Proposal', id: 'c1', status, location: MOSS_SPRING },
  });

const Panel = ({ onDecided }: { readonly onDecided: () => void }) => (
  <ProposalsPanel reading={useReading()} onDecided={onDecided} />
);

const opened = async (proposal: OpenProposalFragment, ...graph: readonly GraphMock[]) => {
  const page = { decided: 0 };
  const waiting = answers(OpenProposalsDocument, {
    proposals: { __typename: 'ProposalPage', total: 1, proposals: [proposal] },
  });
  const panel = <Panel onDecided={() => void (page.decided += 1)} />;
  const shown = renderScreen(panel, { session: 'admin', graph: [waiting, ...graph] });
  await shown.user.click(await screen.findByRole('button', { name: 'Show 1 proposal' }));
  return { ...shown, page };
};

describe('a proposal of a member', () => {
  it('says who wants what, and is accepted as it was read', async () => {
    const { user, graph, page } = await opened(CLAIM, decided('accepted'));
    screen.getByText('I have kept the spring since 1992.');
    screen.getByText(/Olga B\./);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Proposal accepted');
    expect(graph.sent(DecideProposalDocument)).toEqual([
      { id: 'c1', status: 'accepted', reason: null, declinedPhotos: [], readRevision: 1, proposalRevision: 5 },
    ]);
    expect(page.decided).toBe(1);
  });

  it('is declined with words to the member', async () => {
    const { user, graph } = await opened(CLAIM, decided('declined'));
    await user.type(screen.getByLabelText(/Words to the member/), ' Please write from its site. ');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByText('Proposal declined');
    expect(graph.sent(DecideProposalDocument)).toMatchObject([
      { status: 'declined', reason: 'Please write from its site.', declinedPhotos: null },
    ]);
  });

  it('shows the current and the proposed values when it corrects a place', async () => {
    await opened({
      ...CLAIM,
      kind: 'correction',
      message: null,
      changes: [
        {
          __typename: 'ProposedChange',
          field: 'hours',
          label: 'Hours',
          current: null,
          proposed: '9 to 17',
          isChangedMeanwhile: false,
        },
      ],
    });
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['nothing', '9 to 17']);
  });

  it('of several photos is accepted without those that are declined', async () => {
    const photos = [photo('a'), photo('b')];
    const { user, graph } = await opened({ ...CLAIM, kind: 'photos', photos }, decided('accepted'));
    const [first] = screen.getAllByRole('checkbox');
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Accept 1 of 2' }));
    await screen.findByText('Proposal accepted');
    expect(graph.sent(DecideProposalDocument)).toMatchObject([{ status: 'accepted', declinedPhotos: ['a'] }]);
  });

  it('of a place that has changed meanwhile shows the change first', async () => {
    const { user, graph } = await opened(
      CLAIM,
      answers(LocationAsItStandsDocument, { location: { ...MOSS_SPRING, revision: 2, description: 'Hot' } }),
      refuses(DecideProposalDocument, 'The description has changed', { code: 'CONFLICT' }),
    );
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByText('The description has changed');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(graph.sent(DecideProposalDocument).map(({ readRevision }) => readRevision)).toEqual([1, 2]),
    );
  });
});

describe('the panel of proposals', () => {
  it('says that no proposal waits', async () => {
    renderScreen(<Panel onDecided={() => undefined} />, {
      session: 'admin',
      graph: [answers(OpenProposalsDocument, { proposals: { __typename: 'ProposalPage', total: 0, proposals: [] } })],
    });
    await screen.findByText('No claim, correction or photo waits for you.');
  });

  it('can be loaded again after a failure', async () => {
    const { user, graph } = renderScreen(<Panel onDecided={() => undefined} />, {
      session: 'admin',
      graph: [unreachable(OpenProposalsDocument)],
    });
    await screen.findByText(/Claims, corrections and photos cannot be loaded right now/);
    const sentBefore = graph.sent(OpenProposalsDocument).length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(graph.sent(OpenProposalsDocument).length).toBeGreaterThan(sentBefore));
  });
});
