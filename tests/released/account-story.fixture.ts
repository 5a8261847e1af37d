import { demoAccountsContract } from '@wellspring/identity/commands/demo-accounts-contract';
import { runHere } from '@wellspring/platform/commands/command';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { commandsOf } from '@wellspring/standalone/commands';
import { z } from 'zod';
import { emailOf, joinOrSignIn, PASSWORD, signIn } from '../killed/members.fixture.ts';
import { tell, type Opened } from '../killed/story.fixture.ts';
import { settled, VISITOR } from './calls.fixture.ts';
import { mailedToken } from './mailed-token.fixture.ts';

const Begun = z.object({ login: z.object({ token: z.string() }) });

/** Signs in twice in one browser: the first session ends. */
const signInAnew = async (
  opened: Opened,
  credentials: { readonly email: string; readonly password: string },
): Promise<void> => {
  const LOGIN =
    'mutation ($email: String!, $password: String!, $held: HeldInput) { login(email: $email, password: $password, held: $held) { token } }';
  const { data } = await opened.ask(VISITOR, LOGIN, credentials);
  await tell(opened, VISITOR, LOGIN, { ...credentials, held: { session: Begun.parse(data).login.token } });
};

/** What a member does with their account and on every page. */
export const keepAccount = async (opened: Opened): Promise<Actor> => {
  const id = await joinOrSignIn(opened, 'ann');
  const member: Actor = { kind: 'member', id, isAdmin: false, isOwner: false, address: '192.0.2.7' };
  await tell(opened, member, 'mutation { resendVerification }', {});
  await settled(opened);
  const token = mailedToken(opened.folder, emailOf('ann'));
  await tell(opened, member, 'mutation ($token: String!) { verifyEmail(token: $token) }', { token });
  await tell(
    opened,
    member,
    'mutation { changeProfile(input: { firstName: "Ann", lastName: "Lee", username: "ann" }) { id } }',
    {},
  );
  const passwords = { old: PASSWORD, next: 'cold water in the hills' };
  const CHANGE =
    'mutation ($old: String!, $next: String!) { changePassword(currentPassword: $old, newPassword: $next) { token } }';
  await tell(opened, member, CHANGE, passwords);
  await tell(opened, VISITOR, 'mutation ($email: String!) { forgotPassword(email: $email) }', {
    email: emailOf('ann'),
  });
  await signIn(opened, 'ann'); // refused: the attempt is counted
  await settled(opened);
  await tell(opened, VISITOR, 'mutation ($email: String!) { requestSignInLink(email: $email) }', {
    email: emailOf('ann'),
  });
  await signInAnew(opened, { email: emailOf('ann'), password: passwords.next });
  await settled(opened);
  return member;
};

const ownerOf = (id: string): Actor => ({ kind: 'member', id, isAdmin: true, isOwner: true });

const OWNERS = ['first', 'second'].map((name) => ({
  email: `${name}@example.org`,
  password: PASSWORD,
  firstName: name,
  lastName: 'Owner',
  isAdmin: true,
  isOwner: true,
}));

/** Two owners, one of whom makes a member an admin and leaves. */
export const rule = async (opened: Opened, memberId: string): Promise<void> => {
  await runHere(commandsOf(opened.product))(demoAccountsContract, { accounts: OWNERS });
  const first = (await signIn(opened, 'first')) ?? '';
  const SET = 'mutation ($id: ID!) { setAdmin(id: $id, isAdmin: true) { id } }';
  await tell(opened, ownerOf(first), SET, { id: memberId });
  await tell(opened, ownerOf(first), 'mutation ($password: String!) { deleteAccount(password: $password) }', {
    password: PASSWORD,
  });
};
