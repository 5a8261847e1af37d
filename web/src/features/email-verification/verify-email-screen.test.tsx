/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { takeMailedToken } from '../../shared/mailed-token.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const INVALID = 'This link is not valid any more. Please ask for a new one.';

describe('the page of a link that has expired', () => {
  it('still shows why the link was refused after it is rendered again', async () => {
    window.history.replaceState(null, '', '/verify-email?token=old');
    takeMailedToken();
    const { user, rerender } = renderScreen(<VerifyEmailScreen />, {
      path: '/verify-email',
      api: { 'POST /api/verify-email': { status: 400, body: { message: INVALID, field: 'token' } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm e-mail address' }));
    await screen.findByText(INVALID);
    rerender(<VerifyEmailScreen />);
    await screen.findByText(INVALID);
    expect(screen.queryByText(/This page needs the link from our mail/)).toBeNull();
  });
});
