/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { ChangeSiteSettingDocument, SiteSettingsDocument } from '../../../generated/admin-operations.ts';
import { answers, refuses, type GraphMock } from '../../../testing/graph.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SettingToggles } from './setting-toggles.tsx';

const setting = (value: string) =>
  ({ __typename: 'SiteSetting', id: 's1', key: 'auto_verify_locations', value }) as const;

const opened = (change: GraphMock) =>
  renderScreen(<SettingToggles />, {
    session: 'admin',
    graph: [answers(SiteSettingsDocument, { siteSettings: [setting('false')] }), change],
  });

const toggle = (checked: boolean) => screen.findByRole('switch', { name: 'Auto-verify locations', checked });

describe('a setting of the site', () => {
  it('is switched on, and stands so', async () => {
    const { user, graph } = opened(answers(ChangeSiteSettingDocument, { changeSiteSetting: setting('true') }));
    await user.click(await toggle(false));
    await screen.findByText('Setting updated');
    await toggle(true);
    expect(graph.sent(ChangeSiteSettingDocument)).toEqual([{ key: 'auto_verify_locations', value: 'true' }]);
  });

  it('is changed once, though it is pressed twice', async () => {
    const { promise, resolve } = Promise.withResolvers<{ changeSiteSetting: ReturnType<typeof setting> }>();
    const { user, graph } = opened(answers(ChangeSiteSettingDocument, () => promise));
    await user.dblClick(await toggle(false));
    expect((await toggle(false)).getAttribute('aria-disabled')).toBe('true');
    resolve({ changeSiteSetting: setting('true') });
    await screen.findByText('Setting updated');
    expect(graph.sent(ChangeSiteSettingDocument)).toHaveLength(1);
  });

  it('stays as it is when the server refuses, which is said', async () => {
    const { user } = opened(refuses(ChangeSiteSettingDocument, 'Only admins may', { code: 'FORBIDDEN' }));
    await user.click(await toggle(false));
    await screen.findByText('Update failed');
    await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-disabled')).toBe('false'));
    await toggle(false);
  });
});
