/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { MEMBER, renderScreen } from '../testing/render-screen.tsx';
import { UserMenu } from './user-menu.tsx';

const menu = () => screen.getByRole<HTMLDetailsElement>('group');

const opened = async (session: Parameters<typeof renderScreen>[1]) => {
  const shown = renderScreen(
    <>
      <UserMenu />
      <button type="button">Elsewhere</button>
    </>,
    session,
  );
  await shown.user.click(menu().querySelector('summary') ?? document.body);
  await waitFor(() => expect(menu().open).toBe(true));
  return shown;
};

describe("the member's menu in the header", () => {
  it('says who is signed in, and leads to what is theirs', async () => {
    await opened({ session: { ...MEMBER, firstName: 'Ann', lastName: 'Brook' } });
    screen.getByText('Ann Brook');
    screen.getByText('ann@example.org');
    expect(screen.getByRole('link', { name: 'My Lists' }).getAttribute('href')).toBe('/trip-planner');
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
  });

  it('leads an admin to the admin panel', async () => {
    await opened({ session: 'admin' });
    expect(screen.getByRole('link', { name: 'Admin Panel' }).getAttribute('href')).toBe('/admin');
  });

  it('signs out, and leaves although the server is away', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, left } = await opened({ session: 'member', api: { 'POST /api/logout': { status: 503 } } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(left).toEqual(['/']));
  });

  it('is closed by Escape, with the focus on its button', async () => {
    const { user } = await opened({ session: 'member' });
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('is closed by a press elsewhere', async () => {
    const { user } = await opened({ session: 'member' });
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(menu().open).toBe(false);
  });
});
