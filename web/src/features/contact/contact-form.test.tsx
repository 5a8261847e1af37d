/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContactForm } from './contact-form.tsx';

const ROUTE = 'POST /api/contact';

const opened = (reply: ApiReply | (() => Promise<ApiReply>), session: 'visitor' | 'member' = 'visitor') => {
  const page = { sent: 0 };
  const shown = renderScreen(<ContactForm onSent={() => void (page.sent += 1)} />, {
    session,
    api: { [ROUTE]: reply },
  });
  return { ...shown, page };
};

const LETTER = { Name: 'Ann', Email: 'ann@example.org', Subject: 'Opening hours', Message: 'When does the pool open?' };

const fill = async (user: ReturnType<typeof opened>['user']): Promise<void> => {
  for (const [label, text] of Object.entries(LETTER)) await user.type(screen.getByLabelText(label), text);
};

const button = () => screen.getByRole('button', { name: 'Send Message' });

describe('the form of a message', () => {
  it('sends it once, though it is pressed twice', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiReply>();
    const { user, api, page } = opened(() => promise);
    await fill(user);
    await user.dblClick(button());
    await screen.findByRole('button', { name: 'Sending...' });
    resolve({ status: 201, body: {} });
    await waitFor(() => expect(page.sent).toBe(1));
    const [{ body } = { body: null }, ...others] = api.calls;
    expect(others).toEqual([]);
    expect(body).toMatchObject({ name: 'Ann', email: 'ann@example.org', subject: 'Opening hours' });
  });

  it('says what is missing at each field, and sends nothing', async () => {
    const { user, api } = opened({ status: 201, body: {} });
    await user.click(button());
    for (const label of Object.keys(LETTER))
      await waitFor(() =>
        expect([label, screen.getByLabelText(label).getAttribute('aria-invalid')]).toEqual([label, 'true']),
      );
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(api.calls).toEqual([]);
  });

  it('says a failure, and keeps what was typed', async () => {
    const { user, page } = opened({ status: 429, body: { message: 'Too many messages. Try again in an hour.' } });
    await fill(user);
    await user.click(button());
    await screen.findByText('Too many messages. Try again in an hour.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(LETTER.Message);
    expect(page.sent).toBe(0);
  });

  it('knows the address of a member', () => {
    opened({ status: 201 }, 'member');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.org');
  });
});
