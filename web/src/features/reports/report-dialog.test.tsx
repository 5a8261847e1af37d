/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { ReportLocationDocument } from '../../generated/place-operations.ts';
import { answers, refuses, type GraphMock } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReportDialog } from './report-dialog.tsx';

const AT = '2026-11-21T10:00:00.000Z';
const TAKEN = answers(ReportLocationDocument, {
  report: { __typename: 'OwnReport', id: 'r1', createdAt: AT, updatedAt: AT },
});

const opened = (mock: GraphMock) => {
  const page = { closed: 0 };
  const target = { kind: 'location', id: 'p1', name: 'Blue Lagoon' } as const;
  const dialog = <ReportDialog target={target} onClose={() => void (page.closed += 1)} />;
  return { ...renderScreen(dialog, { session: 'member', graph: [mock] }), page };
};

const fill = async (user: ReturnType<typeof opened>['user']): Promise<void> => {
  await user.selectOptions(screen.getByLabelText('What is wrong'), 'Location Closed');
  await user.type(screen.getByLabelText('Description'), 'It is shut.');
};

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Report' });

describe('the dialog that reports a place', () => {
  it('can be sent once both are filled in', async () => {
    const { user } = opened(TAKEN);
    expect(send().disabled).toBe(true);
    await fill(user);
    expect(send().disabled).toBe(false);
  });

  it('sends kind and description once, though it is pressed twice, and closes', async () => {
    const { user, graph, page } = opened(TAKEN);
    await fill(user);
    await user.dblClick(send());
    await waitFor(() => expect(page.closed).toBe(1));
    expect(graph.sent(ReportLocationDocument)).toMatchObject([
      { id: 'p1', input: { type: 'closed', description: 'It is shut.' } },
    ]);
  });

  it('says what the server refuses, and keeps what was typed', async () => {
    const { user, page } = opened(refuses(ReportLocationDocument, 'Too many reports today'));
    await fill(user);
    await user.click(send());
    await screen.findByText('Too many reports today');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('It is shut.');
    expect(page.closed).toBe(0);
  });
});
