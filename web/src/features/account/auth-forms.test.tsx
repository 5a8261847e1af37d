/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ViewerDocument } from '../../generated/operations.ts';
import { rememberWish } from '../../shared/session/wish.ts';
import type { ApiMocks, ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AuthForms } from './auth-forms.tsx';

/** What goes along to the next screen. */
const Carried = () => <output>{JSON.stringify(useLocation().state)}</output>;

const opened = (path: string, api: ApiMocks = {}) =>
  renderScreen(
    <>
      <AuthForms />
      <Carried />
    </>,
    { path, api },
  );

type User = ReturnType<typeof opened>['user'];

const form = (name: string) => within(screen.getByRole('form', { name }));

/** Adds up what the form asks. */
const answer = async (user: User) => {
  const [question = ''] = /What is \d+ \+ \d+/.exec(document.body.textContent) ?? [];
  const sum = (question.match(/\d+/g) ?? []).reduce((total, number) => total + Number(number), 0);
  const field = form('Register').getByLabelText(/What is/);
  await user.clear(field);
  await user.type(field, String(sum));
};

const register = async (user: User) => {
  await user.type(form('Register').getByLabelText('Email'), 'ann@example.org');
  await user.type(form('Register').getByLabelText('Password'), 'quiet water 42');
  await answer(user);
  await user.click(form('Register').getByRole('button', { name: 'Create account' }));
};

const isFocused = (name: string, label: string) =>
  waitFor(() => expect(document.activeElement).toBe(form(name).getByLabelText(label)));

describe('the forms to register and to log in', () => {
  it.each([
    ['a press led here', '/location/p1', 1],
    ['it led elsewhere', '/location/p2', 0],
  ])('show the reason to sign in, where %s', (_, next, times) => {
    rememberWish({ act: 'report', subject: 'p1' }, '/location/p1');
    opened(`/auth?mode=login&next=${encodeURIComponent(next)}`);
    const words = 'Sign in or join to report the problem. Then you are back where you were.';
    expect(screen.queryAllByText(words)).toHaveLength(times);
  });

  it('put what the server refuses at its field, with the focus there', async () => {
    const message = 'This password is one of the most common. Please choose another';
    const { user, api } = opened('/auth?mode=register', {
      'POST /api/register': { status: 400, body: { message, field: 'password' } },
    });
    await register(user);
    await isFocused('Register', 'Password');
    const field = form('Register').getByLabelText('Password');
    expect(field.getAttribute('aria-describedby')).toContain(form('Register').getByText(message).id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ann@example.org', password: 'quiet water 42' }]);
  });

  it('lead from an address that is taken to the login and to a new password, and carry the address along', async () => {
    const body = { message: 'An account with this e-mail already exists', field: 'email' };
    const { user, address } = opened('/auth?mode=register&next=%2Fhome', {
      'POST /api/register': { status: 409, body },
    });
    await register(user);
    await isFocused('Register', 'Email');
    await user.click(form('Register').getByRole('link', { name: 'Sign in instead' }));
    await waitFor(() => expect(address()).toBe('/auth?mode=login&next=%2Fhome'));
    const email = form('Login').getByLabelText<HTMLInputElement>('Email');
    await waitFor(() => expect(email.value).toBe('ann@example.org'));
    await user.click(form('Login').getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
    screen.getByText('{"email":"ann@example.org"}');
  });

  it('say that they are working, and send once', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiReply>();
    const { user, api } = opened('/auth?mode=login', { 'POST /api/login': () => promise });
    await user.type(form('Login').getByLabelText('Email'), 'ann@example.org');
    await user.type(form('Login').getByLabelText('Password'), 'quiet water 42{Enter}');
    const button = await form('Login').findByRole('button', { name: 'Logging in…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    resolve({ status: 401, body: { message: 'Invalid e-mail or password' } });
    await screen.findByText('Invalid e-mail or password');
    await form('Login').findByRole('button', { name: 'Login' });
    expect(api.calls).toHaveLength(1);
  });

  it('load the page in the language of the account, which the login sets', async () => {
    const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { user, graph } = opened('/auth?mode=login&next=%2Fhome', {
      'POST /api/login': () => {
        document.cookie = 'wellspring.language=de; path=/';
        return { status: 200, body: {} };
      },
    });
    await user.type(form('Login').getByLabelText('Email'), 'ann@example.org');
    await user.type(form('Login').getByLabelText('Password'), 'quiet water 42{Enter}');
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(graph.sent(ViewerDocument)).toEqual([]);
  });

  it('keep the words of a login that is not allowed, to be read at leisure', async () => {
    const message = 'This account is suspended until 1 December.';
    const { user } = opened('/auth?mode=login', { 'POST /api/login': { status: 403, body: { message } } });
    await user.type(form('Login').getByLabelText('Email'), 'ann@example.org');
    await user.type(form('Login').getByLabelText('Password'), 'quiet water 42{Enter}');
    await form('Login').findByText(message);
  });

  it('say why an account cannot be created yet: the sum, then a username that is taken', async () => {
    const body = { available: false, message: 'This username is already taken' };
    const { user, api } = opened('/auth?mode=register', { 'GET /api/check-username/quinn': { status: 200, body } });
    const waits = (description: string) =>
      form('Register').findByRole<HTMLButtonElement>('button', { name: 'Create account', description });
    await user.type(form('Register').getByLabelText(/What is/), '99');
    await screen.findByText('Incorrect answer. Please try again.');
    const button = await waits('Answer the question above, then you can create the account.');
    expect(button.disabled).toBe(true);
    await answer(user);
    await screen.findByText('Verification successful');
    expect(button.disabled).toBe(false);
    await user.type(form('Register').getByLabelText(/^Username/), 'quinn');
    await screen.findByText(body.message);
    await waits('Choose a username that is free, or leave it empty.');
    expect(button.disabled).toBe(true);
    expect(api.calls.map(({ route }) => route)).toEqual(['GET /api/check-username/quinn']);
  });

  it('show a password while it is typed, after a press of the button', async () => {
    const { user } = opened('/auth?mode=login');
    const field = form('Login').getByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(form('Login').getByRole('button', { name: 'Show' }));
    await form('Login').findByRole('button', { name: 'Hide' });
    expect(field.getAttribute('type')).toBe('text');
  });
});
