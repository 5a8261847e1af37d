/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor, within } from '@testing-library/react';
import {
  AdminUsersDocument,
  SetAdminDocument,
  SetSuspendedDocument,
  type AdminUserRowFragment,
} from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { MEMBER, renderScreen } from '../../../testing/render-screen.tsx';
import { UsersTab } from './users-tab.tsx';

const OTTO: AdminUserRowFragment = {
  __typename: 'AdminUser',
  id: 'u1',
  email: 'otto@example.org',
  username: null,
  firstName: 'Otto',
  lastName: 'Byron',
  isAdmin: false,
  isOwner: false,
  isEmailVerified: true,
  isSuspended: false,
  suspension: null,
  lastSeenOn: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  user: { __typename: 'User', id: 'u1', badge: null },
};
const ADMIN = { ...OTTO, isAdmin: true };
const SUSPENDED = {
  ...OTTO,
  isSuspended: true,
  suspension: { __typename: 'Suspension' as const, reason: 'Wrote <b>adverts</b>', at: OTTO.createdAt },
};

const listed = (...users: readonly AdminUserRowFragment[]): GraphMock =>
  answers(AdminUsersDocument, { adminUsers: { __typename: 'AdminUserPage', users: [...users], total: users.length } });

const opened = (user: AdminUserRowFragment, viewer: { readonly isOwner: boolean }, ...graph: readonly GraphMock[]) =>
  renderScreen(<UsersTab />, {
    session: { ...MEMBER, isAdmin: true, ...viewer },
    path: '/admin?tab=users',
    graph: [listed(user), ...graph],
  });

type User = ReturnType<typeof opened>['user'];

const ask = async (user: User, name: string): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};
const confirm = (user: User, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

describe('the dialog of an admin right', () => {
  it.each([
    ['makes a member an admin', OTTO, 'Make Admin', true],
    ['takes the right away', ADMIN, 'Remove Admin', false],
  ] as const)('%s, after asking', async (_, who, action, isAdmin) => {
    const { user, graph } = opened(
      who,
      { isOwner: true },
      answers(SetAdminDocument, { setAdmin: { ...OTTO, isAdmin } }),
    );
    const dialog = await ask(user, `${action}: Otto Byron`);
    expect(graph.sent(SetAdminDocument)).toEqual([]);
    await confirm(user, dialog, action);
    await screen.findByText('Admin status updated');
    expect(graph.sent(SetAdminDocument)).toEqual([{ id: 'u1', isAdmin }]);
    await waitFor(() => expect(screen.queryAllByText('Administrator')).toHaveLength(isAdmin ? 1 : 0));
  });

  it('warns of an address that is not confirmed', async () => {
    const { user } = opened({ ...OTTO, isEmailVerified: false }, { isOwner: true });
    const dialog = await ask(user, 'Make Admin: Otto Byron');
    within(dialog).getByText(/The e-mail address of this user is not confirmed/);
  });

  it('leads to the login when the session has ended', async () => {
    const ended = refuses(SetAdminDocument, 'Unauthorized', { code: 'UNAUTHENTICATED' });
    const { user, left } = opened(OTTO, { isOwner: true }, ended);
    await confirm(user, await ask(user, 'Make Admin: Otto Byron'), 'Make Admin');
    await waitFor(() => expect(left).toHaveLength(1));
  });

  it('is for owners alone', async () => {
    opened(OTTO, { isOwner: false });
    await screen.findByRole('button', { name: 'Suspend Otto Byron' });
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Admin/ })).toBeNull();
  });

  it('is not there for an owner, who cannot be suspended either', async () => {
    opened({ ...OTTO, isOwner: true }, { isOwner: true });
    const row = await screen.findByRole('row', { name: /otto@example\.org/ });
    expect(within(row).queryByRole('button')).toBeNull();
  });
});

describe('the dialog of a suspension', () => {
  it('asks for a reason, and sends it', async () => {
    const { user, graph } = opened(
      OTTO,
      { isOwner: false },
      answers(SetSuspendedDocument, { setSuspended: SUSPENDED }),
    );
    const dialog = await ask(user, 'Suspend Otto Byron');
    await confirm(user, dialog, 'Suspend');
    await within(dialog).findByText('Please say why');
    const reason = within(dialog).getByLabelText('Reason');
    expect(document.activeElement).toBe(reason);
    await user.type(reason, 'Wrote <b>adverts</b>');
    await confirm(user, dialog, 'Suspend');
    await screen.findByText('User suspended');
    expect(graph.sent(SetSuspendedDocument)).toEqual([{ id: 'u1', isSuspended: true, reason: 'Wrote <b>adverts</b>' }]);
    await screen.findByText('Wrote <b>adverts</b>');
  });

  it('stays with what was typed, and says beside it what the server refuses', async () => {
    const { user } = opened(OTTO, { isOwner: false }, refuses(SetSuspendedDocument, 'Owners cannot be suspended'));
    const dialog = await ask(user, 'Suspend Otto Byron');
    const reason = within(dialog).getByLabelText<HTMLTextAreaElement>('Reason');
    await user.type(reason, 'Wrote adverts');
    await confirm(user, dialog, 'Suspend');
    await within(dialog).findByText('Owners cannot be suspended');
    expect(reason.value).toBe('Wrote adverts');
  });

  it('shows the reason again before a member is restored', async () => {
    const { user, graph } = opened(
      SUSPENDED,
      { isOwner: false },
      answers(SetSuspendedDocument, { setSuspended: OTTO }),
    );
    const dialog = await ask(user, 'Restore Otto Byron');
    within(dialog).getByText('Wrote <b>adverts</b>');
    await confirm(user, dialog, 'Restore');
    await screen.findByText('User restored');
    expect(graph.sent(SetSuspendedDocument)).toEqual([{ id: 'u1', isSuspended: false }]);
  });
});

describe('the tools of a list', () => {
  it('put search, filter and order into the address, and ask for them', async () => {
    const { user, graph, address } = opened(OTTO, { isOwner: false });
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), ' otto {Enter}');
    await waitFor(() => expect(address()).toBe('/admin?tab=users&search=otto'));
    await user.selectOptions(screen.getByLabelText('Show'), 'Suspended');
    await user.selectOptions(screen.getByLabelText('Order'), 'By name');
    await waitFor(() =>
      expect(graph.sent(AdminUsersDocument).at(-1)).toMatchObject({
        search: 'otto',
        filter: 'suspended',
        sort: 'name',
      }),
    );
  });

  it('lead back to all rows when nothing is found', async () => {
    const { user, address } = renderScreen(<UsersTab />, {
      session: 'admin',
      path: '/admin?tab=users&search=nobody',
      graph: [listed()],
    });
    await screen.findByText('Nothing has the words “nobody”.');
    await user.click(screen.getByRole('link', { name: 'Show all users' }));
    await waitFor(() => expect(address()).toBe('/admin?tab=users'));
  });

  it('show the last page to who asks for one past the end', async () => {
    const page = (users: readonly AdminUserRowFragment[]) => ({
      __typename: 'AdminUserPage' as const,
      users,
      total: 60,
    });
    const { address } = renderScreen(<UsersTab />, {
      session: 'admin',
      path: '/admin?tab=users&page=99',
      graph: [answers(AdminUsersDocument, ({ offset }) => ({ adminUsers: page(Number(offset) > 50 ? [] : [OTTO]) }))],
    });
    await screen.findByRole('row', { name: /otto@example\.org/ });
    await waitFor(() => expect(address()).toBe('/admin?tab=users&page=2'));
  });
});
