import { fact } from '@wellspring/events/fact';
import {
  PasswordChangedSchema,
  RightsChangedSchema,
  SessionEndedSchema,
  UserDeletedSchema,
  UserSuspendedSchema,
} from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { sessionIdOf } from '@wellspring/events/session-id';
import { TOPICS } from '@wellspring/events/topics';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { SessionOf } from '../security/session.ts';
import { openStreams } from './streams.ts';

/** Streams of two gateways that hear the same events; a session is the name of its member. No beat comes while a test runs. */
const given = () => {
  const [ended, demoted] = [new Set<string>(), new Set<string>()];
  const identity = { isAway: false };
  const sessionOf: SessionOf = async (token) => {
    if (identity.isAway) throw new AppError('UNAVAILABLE', verbatim('away'));
    if (ended.has(token)) return null;
    const [id = ''] = token.split('-');
    return { actor: { kind: 'member', id, isAdmin: !demoted.has(id), isOwner: false }, renewedToken: null };
  };
  const closing = new AbortController();
  const gateways = [1, 2].map(() => openStreams({ sessionOf, closing: closing.signal }));
  const listen = (kind: 'members' | 'admins', token: string) =>
    gateways.map((gateway) => {
      const [memberId = ''] = token.split('-');
      const events = gateway[kind].listen({ memberId, token, signal: new AbortController().signal });
      const iterator = events[Symbol.asyncIterator]();
      const state = { isOver: false };
      void iterator.next().then(({ done }) => (state.isOver = done === true));
      return state;
    });
  const hear = async (message: Parameters<(typeof gateways)[0]['receive']>[0]): Promise<void> => {
    gateways.forEach((gateway) => gateway.receive(message));
    await new Promise(setImmediate);
  };
  return { ended, demoted, identity, listen, hear, closing };
};
const open: AbortController[] = [];
const opened = () => {
  const all = given();
  open.push(all.closing);
  return all;
};
afterEach(() => open.splice(0).forEach((each) => each.abort()));

const user = { userId: 'ann', revision: 2n };
const isOver = (states: readonly { readonly isOver: boolean }[]) => states.map((state) => state.isOver);

describe('streams of a session that has ended', () => {
  it.each([PasswordChangedSchema, UserSuspendedSchema, UserDeletedSchema, RightsChangedSchema])(
    'end in every gateway when identity tells of $typeName',
    async (schema) => {
      const { listen, hear, ended } = opened();
      const [ann, current, ben] = [listen('members', 'ann-1'), listen('members', 'ann-2'), listen('members', 'ben-1')];
      ended.add('ann-1');
      await hear(fact(TOPICS.identity, 'ann', schema, { user }));
      expect([isOver(ann), isOver(current), isOver(ben)]).toEqual([
        [true, true],
        [false, false],
        [false, false],
      ]);
    },
  );

  it('end when their member signed out, and no other session of theirs', async () => {
    const { listen, hear } = opened();
    const [left, other] = [listen('members', 'ann-1'), listen('members', 'ann-2')];
    const sessionId = sessionIdOf('ann-1');
    await hear(fact(TOPICS.identity, sessionId, SessionEndedSchema, { session: { sessionId } }));
    expect([isOver(left), isOver(other)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('end for the figures of the site when the right to see them is removed', async () => {
    const { listen, hear, demoted } = opened();
    const [figures, hints] = [listen('admins', 'ann-1'), listen('members', 'ann-1')];
    demoted.add('ann');
    await hear(fact(TOPICS.identity, 'ann', RightsChangedSchema, { user }));
    expect([isOver(figures), isOver(hints)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('continue while the session cannot be checked', async () => {
    const { listen, hear, identity } = opened();
    const ann = listen('members', 'ann-1');
    identity.isAway = true;
    await hear(fact(TOPICS.identity, 'ann', PasswordChangedSchema, { user }));
    expect(isOver(ann)).toEqual([false, false]);
  });
});
