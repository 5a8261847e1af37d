import { withRights } from './rights.ts';
import { newUser } from './user.ts';

const now = new Date('2026-06-01T00:00:00Z');
const ann = newUser(
  {
    id: 'ann',
    email: 'ann@example.org',
    passwordHash: '',
    language: 'en',
    username: null,
    firstName: null,
    lastName: null,
  },
  now,
);
const NONE = { isAdmin: false, isOwner: false };
const ADMIN = { isAdmin: true, isOwner: false };
const OWNER = { isAdmin: true, isOwner: true };

describe('the rights of a member', () => {
  it.each([
    [NONE, ADMIN],
    [NONE, OWNER],
    [ADMIN, OWNER],
  ])('do not change sessions when they grow from %p to %p', (before, after) => {
    expect(withRights({ ...ann, ...before }, after, now)).toMatchObject({ ...after, revision: 2, sessionEpoch: 1 });
  });

  it.each([
    [ADMIN, NONE],
    [OWNER, NONE],
    [OWNER, ADMIN],
  ])('end all sessions when they are withdrawn, from %p to %p', (before, after) => {
    expect(withRights({ ...ann, ...before }, after, now)).toMatchObject({ ...after, revision: 2, sessionEpoch: 2 });
  });

  it.each([NONE, ADMIN, OWNER])('that stay %p are no change', (rights) => {
    expect(withRights({ ...ann, ...rights }, rights, now)).toBeNull();
  });
});
