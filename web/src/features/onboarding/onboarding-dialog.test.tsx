/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { OnboardingDialog } from './onboarding-dialog.tsx';
import { translateIn } from '../../shared/words/loaded-words.ts';
import { STEPS } from './steps.ts';

const COMPLETE = 'POST /api/complete-onboarding';

const opened = (reply: ApiReply = { status: 204 }) =>
  renderScreen(<OnboardingDialog />, {
    session: { ...MEMBER, hasCompletedOnboarding: false },
    api: { [COMPLETE]: reply },
  });

const press = (user: ReturnType<typeof opened>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the dialog that shows a new member around', () => {
  it('goes through all its steps and back, with the focus at the heading of each', async () => {
    const { user, api } = opened();
    for (const { title } of STEPS.slice(0, -1)) {
      await waitFor(() => expect(document.activeElement?.textContent).toBe(translateIn('en')(title)));
      await press(user, 'Next');
    }
    await screen.findByText(`Step ${STEPS.length} of ${STEPS.length}`);
    await press(user, 'Back');
    await screen.findByText(`Step ${STEPS.length - 1} of ${STEPS.length}`);
    await press(user, 'Next');
    expect(api.calls).toEqual([]);
    await press(user, 'Get Started');
    await waitFor(() => expect(api.calls.map(({ route }) => route)).toEqual([COMPLETE]));
  });

  it.each(['Skip onboarding', 'Close'])('counts as seen after "%s"', async (name) => {
    const { user, api } = opened();
    await press(user, name);
    await waitFor(() => expect(api.calls.map(({ route }) => route)).toEqual([COMPLETE]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the login when the session has ended', async () => {
    const { user, left } = opened({ status: 401, body: { message: 'Unauthorized' } });
    await press(user, 'Skip onboarding');
    await waitFor(() => expect(left).toHaveLength(1));
  });
});
