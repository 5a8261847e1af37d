import { z } from 'zod';
import type { Opened } from './story.fixture.ts';

export const PASSWORD = 'warm water in the hills';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { account { id } } }';
const SignedIn = z.object({ account: z.object({ id: z.string() }) });

export const emailOf = (name: string): string => `${name}@example.org`;

const loginOf = (name: string) => ({ email: emailOf(name), password: PASSWORD });

/** Signs in. Answers the member's id; null: there is no such account, or none any more. */
export const signIn = async ({ ask }: Opened, name: string): Promise<string | null> => {
  const { data, errors } = await ask({ kind: 'visitor' }, LOGIN, loginOf(name));
  return errors ? null : z.object({ login: SignedIn }).parse(data).login.account.id;
};

/** Joins, or, having joined before the process died, signs in. */
export const joinOrSignIn = async (opened: Opened, name: string): Promise<string> => {
  const { data, errors } = await opened.ask({ kind: 'visitor' }, REGISTER, { input: loginOf(name) });
  const id = errors ? await signIn(opened, name) : z.object({ register: SignedIn }).parse(data).register.account.id;
  if (id === null) throw new Error(`${name} can neither join nor sign in`);
  return id;
};
