/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const Panel = () => <p>A panel</p>;
const PANELS = {
  overview: Panel,
  locations: Panel,
  users: Panel,
  analytics: Panel,
  reports: Panel,
  contact: Panel,
  settings: Panel,
};

const opened = (session: 'visitor' | 'member' | 'admin') =>
  renderScreen(<AdminScreen panels={PANELS} />, { session, path: '/admin?tab=users' });

describe('the admin panel', () => {
  it('is closed to visitors, who may sign in and come back', async () => {
    opened('visitor');
    await screen.findByText('You need admin privileges to access this page');
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/auth?mode=login&next=%2Fadmin');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('is closed to members', async () => {
    opened('member');
    await screen.findByRole('heading', { name: 'Access Denied' });
    expect(screen.queryByText('A panel')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shows an admin the tab of its address', async () => {
    opened('admin');
    await screen.findByText('A panel');
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Users');
  });
});
