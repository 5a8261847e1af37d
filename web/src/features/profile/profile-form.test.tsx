/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { OFFERED_LANGUAGES } from '@wellspring/words/languages';
import type { ApiReply } from '../../testing/api.ts';
import { MEMBER, renderScreen } from '../../testing/render-screen.tsx';
import { loadWords } from '../../shared/words/loaded-words.ts';
import { LanguageContext } from '../../shared/words/words.ts';
import { ProfileForm } from './profile-form.tsx';

await loadWords('en-XA', ['site', 'profile', 'forms', 'contract', 'fields']);

const opened = (reply: ApiReply, language: 'en' | 'en-XA' = 'en') =>
  renderScreen(
    <LanguageContext value={language}>
      <ProfileForm viewer={MEMBER} path="/api/profile" />
    </LanguageContext>,
    { session: 'member', api: { 'PUT /api/profile': reply } },
  );
const save = (user: ReturnType<typeof opened>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save profile' }));

describe('the form of a profile', () => {
  it('begins with the names of the member, and sends what was changed', async () => {
    const { user, api } = opened({ status: 200, body: {} });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ }).value).toBe('ann');
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Ann');
    await save(user);
    await screen.findByText('Profile updated');
    expect(api.calls.map(({ body }) => body)).toEqual([{ firstName: 'Ann', lastName: '', username: 'ann' }]);
  });

  it('refuses a name that is too short, and sends nothing', async () => {
    const { user, api } = opened({ status: 200, body: {} });
    await user.clear(screen.getByRole('textbox', { name: /^Username/ }));
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'a');
    await save(user);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Username/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(api.calls).toEqual([]);
  });

  it('says that a name is taken at its field', async () => {
    const { user } = opened({ status: 409, body: { message: 'This username is taken', field: 'username' } });
    await save(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Username/ })));
    expect(screen.getAllByText('This username is taken')).not.toHaveLength(0);
  });

  it('says a failure of the server in its own words', async () => {
    const { user } = opened({ status: 500, body: { message: 'secret' } });
    await save(user);
    await screen.findByText(/^Failed to update profile/);
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('asks for no language where there is only one', () => {
    opened({ status: 200, body: {} });
    expect(screen.queryAllByRole('combobox')).toHaveLength(OFFERED_LANGUAGES.length > 1 ? 1 : 0);
  });

  it('saves another language, keeps it in this browser, and loads the page in it', async () => {
    const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { user, api } = opened({ status: 200, body: {} }, 'en-XA');
    const language = screen.getByRole<HTMLSelectElement>('combobox');
    expect(language.selectedOptions[0]?.textContent).toBe('English');
    await user.selectOptions(language, 'Pseudo');
    await user.click(screen.getByRole('button', { name: /^⟦Sááṽéé/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    expect(api.calls.map(({ body }) => body)).toEqual([
      { firstName: '', lastName: '', username: 'ann', language: 'en-XA' },
    ]);
    expect(document.cookie).toContain('wellspring.language=en-XA');
  });

  it('says at its field that a language is not spoken, and loads nothing', async () => {
    const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const message = 'This language cannot be chosen';
    const { user } = opened({ status: 400, body: { message, field: 'language' } }, 'en-XA');
    await user.selectOptions(screen.getByRole('combobox'), 'Pseudo');
    await user.click(screen.getByRole('button', { name: /^⟦Sááṽéé/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    expect(replace).not.toHaveBeenCalled();
  });
});
