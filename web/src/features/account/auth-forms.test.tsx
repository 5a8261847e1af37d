/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { graphClient } from '../../shared/graphql/client.ts';
import { SessionProvider } from '../../shared/session/session.tsx';
import { rememberWish } from '../../shared/session/wish.ts';
import { Toasts } from '../../shared/ui/toasts.tsx';
import { AuthForms } from './auth-forms.tsx';

// Answers of the server come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const Address = () => {
  const address = useLocation();
  const state: unknown = address.state;
  return <output>{`${address.pathname}${address.search} ${JSON.stringify(state)}`}</output>;
};

const opened = (path: string): void => {
  const client = graphClient(async () => ({ data: { me: null } }));
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApolloProvider client={client}>
        <Toasts>
          <SessionProvider isMember={false}>
            <AuthForms />
            <Address />
          </SessionProvider>
        </Toasts>
      </ApolloProvider>
    </MemoryRouter>,
  );
};

/** What the server says, and when. */
const answered = (status: number, body: object): void =>
  void jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status }));

const form = (name: string) => within(screen.getByRole('form', { name, hidden: true }));
const type = (name: string, label: string, value: string): void =>
  void fireEvent.input(form(name).getByLabelText(label), { target: { value } });

const register = (): void => {
  type('Register', 'Email', 'ann@example.org');
  type('Register', 'Password', 'quiet water 42');
  const [question = ''] = /What is \d+ \+ \d+/.exec(document.body.textContent) ?? [];
  const sum = [...question.matchAll(/\d+/g)].reduce((all, [number]) => all + Number(number), 0);
  fireEvent.change(form('Register').getByLabelText(/What is/), { target: { value: String(sum) } });
  fireEvent.submit(screen.getByRole('form', { name: 'Register' }));
};

const isFocused = async (name: string, label: string): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(form(name).getByLabelText(label)));

describe('the forms to register and to log in', () => {
  it('say what somebody signs in for, where a press led here', () => {
    rememberWish({ act: 'report', subject: 'p1' }, '/location/p1');
    opened('/auth?mode=login&next=%2Flocation%2Fp1');
    screen.getByText('Sign in or join to report the problem. Then you are back where you were.');
    cleanup();
    opened('/auth?mode=login&next=%2Flocation%2Fp2');
    expect(screen.queryByText(/^Sign in or join to/)).toBeNull();
  });

  it('put what the server refuses at its field, with the focus there', async () => {
    answered(400, { message: 'This password is one of the most common. Please choose another', field: 'password' });
    opened('/auth?mode=register');
    register();
    await isFocused('Register', 'Password');
    const field = form('Register').getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(errorId)?.textContent).toContain('one of the most common');
  });

  it('lead from an address that is taken to the login and to a new password, and carry the address along', async () => {
    answered(409, { message: 'An account with this e-mail already exists', field: 'email' });
    opened('/auth?mode=register&next=%2Fhome');
    register();
    await isFocused('Register', 'Email');
    fireEvent.click(form('Register').getByRole('link', { name: 'Sign in instead' }));
    await screen.findByText('/auth?mode=login&next=%2Fhome null');
    await waitFor(() => expect(Reflect.get(form('Login').getByLabelText('Email'), 'value')).toBe('ann@example.org'));
    fireEvent.click(form('Login').getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByText('/forgot-password {"email":"ann@example.org"}');
  });

  it('say that they are working, and send once', async () => {
    let answer: (response: Response) => void = () => undefined;
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise((resolve) => void (answer = resolve)));
    opened('/auth?mode=login');
    type('Login', 'Email', 'ann@example.org');
    type('Login', 'Password', 'quiet water 42');
    const send = (): void => void fireEvent.submit(screen.getByRole('form', { name: 'Login' }));
    send();
    const button = await form('Login').findByRole('button', { name: 'Logging in…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    send();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    answer(new Response('{"message":"Wrong"}', { status: 401 }));
    await form('Login').findByRole('button', { name: 'Login' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('show a password while it is typed, when asked to', async () => {
    opened('/auth?mode=login');
    const field = form('Login').getByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    fireEvent.click(form('Login').getByRole('button', { name: 'Show' }));
    await form('Login').findByRole('button', { name: 'Hide' });
    expect(field.getAttribute('type')).toBe('text');
  });
});
