/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';

describe('the screen of a message', () => {
  it('thanks for it, with the focus on the way to another', async () => {
    const { user } = renderScreen(<ContactScreen />, {
      session: 'member',
      api: { 'POST /api/contact': { status: 201, body: {} } },
    });
    await user.type(await screen.findByLabelText('Name'), 'Ann');
    await user.type(screen.getByLabelText('Subject'), 'Opening hours');
    await user.type(screen.getByLabelText('Message'), 'When does the pool open?');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('heading', { name: 'Thank you' });
    const another = screen.getByRole('button', { name: 'Send Another Message' });
    await waitFor(() => expect(document.activeElement).toBe(another));
    await user.click(another);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('');
  });
});
