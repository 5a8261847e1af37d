/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { ClaimLocationDocument } from '../../generated/place-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ClaimDialog } from './claim-dialog.tsx';

const TAKEN = answers(ClaimLocationDocument, {
  claimLocation: { __typename: 'Proposal', id: 'c1', kind: 'claim', status: 'pending' },
});

const opened = (mock: GraphMock) => {
  const page = { claimed: 0, closed: 0 };
  const dialog = (
    <ClaimDialog
      id="p1"
      name="Blue Lagoon"
      onClaimed={() => void (page.claimed += 1)}
      onClose={() => void (page.closed += 1)}
    />
  );
  return { ...renderScreen(dialog, { session: 'member', graph: [mock] }), page };
};

const send = () => screen.getByRole('button', { name: 'Send claim' });

describe('the dialog that claims a place', () => {
  it('sends the message once, though it is pressed twice, and closes', async () => {
    const { user, graph, page } = opened(TAKEN);
    await user.type(screen.getByLabelText('Message'), 'I run this bath.');
    await user.dblClick(send());
    await screen.findByText('Claim sent');
    expect(graph.sent(ClaimLocationDocument)).toMatchObject([{ id: 'p1', message: 'I run this bath.' }]);
    await waitFor(() => expect(page).toEqual({ claimed: 1, closed: 1 }));
  });

  it('asks for more than a word, with the focus at the field', async () => {
    const { user, graph } = opened(TAKEN);
    await user.type(screen.getByLabelText('Message'), 'Mine');
    await user.click(send());
    await screen.findByText('Message must be at least 10 characters');
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
    expect(graph.sent(ClaimLocationDocument)).toEqual([]);
  });

  it('says what the server refuses, and keeps what was typed', async () => {
    const { user, page } = opened(refuses(ClaimLocationDocument, 'This location is claimed already'));
    await user.type(screen.getByLabelText('Message'), 'I run this bath.');
    await user.click(send());
    await screen.findByText('This location is claimed already');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('I run this bath.');
    expect(page).toEqual({ claimed: 0, closed: 0 });
  });
});
