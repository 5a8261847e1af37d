/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import {
  AdminContactMessagesDocument,
  DeleteContactMessageDocument,
  MarkMessageReadDocument,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContactTab } from './contact-tab.tsx';

const MESSAGE = {
  __typename: 'ContactMessage',
  id: 'm1',
  name: 'Una',
  email: 'una@example.org',
  subject: 'Opening hours',
  message: 'When does the pool open?',
  isRead: false,
  createdAt: '2026-11-21T10:00:00.000Z',
} as const;

const opened = (...graph: readonly GraphMock[]) => {
  const listed = answers(AdminContactMessagesDocument, {
    adminContactMessages: { __typename: 'ContactMessagePage', messages: [MESSAGE], total: 1 },
  });
  return renderScreen(<ContactTab />, { session: 'admin', path: '/admin?tab=contact', graph: [listed, ...graph] });
};

describe('a message to those who keep the site', () => {
  it('says who wrote what, and how to answer', async () => {
    opened();
    const row = within(await screen.findByRole('row', { name: /Opening hours/ }));
    row.getByText('When does the pool open?');
    row.getByText('New');
    expect(row.getByRole('link', { name: 'una@example.org' }).getAttribute('href')).toBe('mailto:una%40example.org');
  });

  it('is marked as read', async () => {
    const read = { __typename: 'ContactMessage', id: 'm1', isRead: true } as const;
    const { user, graph } = opened(answers(MarkMessageReadDocument, { markMessageRead: read }));
    await user.click(await screen.findByRole('button', { name: 'Mark as Read: Opening hours' }));
    await screen.findByText('Message marked as read');
    expect(graph.sent(MarkMessageReadDocument)).toEqual([{ id: 'm1' }]);
  });

  it('is marked by its key', async () => {
    const { user } = opened(refuses(MarkMessageReadDocument, 'The message is gone'));
    (await screen.findByRole('row', { name: /Opening hours/ })).focus();
    await user.keyboard('r');
    await screen.findByText('Failed to update message');
    await screen.findByText('The message is gone');
  });

  it('is deleted after a confirmation, and the list is refetched', async () => {
    const { user, graph } = opened(answers(DeleteContactMessageDocument, { deleteContactMessage: 'm1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the message “Opening hours”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' });
    expect(graph.sent(DeleteContactMessageDocument)).toEqual([]);
    const sentBefore = graph.sent(AdminContactMessagesDocument).length;
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Message deleted');
    expect(graph.sent(DeleteContactMessageDocument)).toEqual([{ id: 'm1' }]);
    await waitFor(() => expect(graph.sent(AdminContactMessagesDocument).length).toBeGreaterThan(sentBefore));
  });

  it('stays when its deletion is cancelled', async () => {
    const { user, graph } = opened();
    await user.click(await screen.findByRole('button', { name: 'Delete the message “Opening hours”' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(graph.sent(DeleteContactMessageDocument)).toEqual([]);
  });
});
