/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ApiMocks } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignInLinkPanel } from './sign-in-link-panel.tsx';

const ASK = 'POST /api/sign-in-link';
const USE = 'POST /api/sign-in-by-link';

const opened = (token: string, api: ApiMocks) =>
  renderScreen(<SignInLinkPanel token={token} />, { path: '/sign-in-link', api });

const ask = (user: ReturnType<typeof opened>['user']) =>
  user.click(screen.getByRole('button', { name: 'E-mail me a sign-in link' }));

describe('the form that asks for a sign-in link', () => {
  it('sends the address, and says that a link is on its way', async () => {
    const { user, api } = opened('', { [ASK]: { status: 202 } });
    await user.type(screen.getByLabelText('Email'), 'ann@example.org');
    await ask(user);
    await screen.findByText(/we have sent a link that signs you in/);
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ann@example.org' }]);
  });

  it('sends only a valid address, and shows an error at the field otherwise', async () => {
    const { user, api } = opened('', { [ASK]: { status: 202 } });
    await user.type(screen.getByLabelText('Email'), 'ann');
    await ask(user);
    await screen.findByText('Please enter a valid email address');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(api.calls).toEqual([]);
  });

  it('says why the server sends none', async () => {
    const { user } = opened('', { [ASK]: { status: 429, body: { message: 'Too many attempts.' } } });
    await user.type(screen.getByLabelText('Email'), 'ann@example.org');
    await ask(user);
    await screen.findByText('Too many attempts.');
  });
});

describe('a sign-in link', () => {
  it('does nothing when it is opened, and signs in once when its button is pressed', async () => {
    const { user, api, address } = opened('t1', { [USE]: { status: 200, body: {} } });
    expect(api.calls).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Welcome back');
    expect(api.calls.map(({ body }) => body)).toEqual([{ token: 't1' }]);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('leads to the start in the language of the account, which the sign-in sets', async () => {
    const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { user } = opened('t1', {
      [USE]: () => {
        document.cookie = 'wellspring.language=de; path=/';
        return { status: 200, body: {} };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(new URL(String(replace.mock.calls[0]?.[0])).pathname).toBe('/');
  });

  it('offers a new one when it is no longer valid', async () => {
    const { user } = opened('t1', {
      [USE]: { status: 400, body: { message: 'This sign-in link is not valid any more.' } },
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('This sign-in link is not valid any more.');
    screen.getByRole('button', { name: 'E-mail me a sign-in link' });
  });

  it('can be tried again when the server was away', async () => {
    const { user, api } = opened('t1', { [USE]: { status: 503, body: { message: 'Not now.' } } });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Not now.');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });
});
