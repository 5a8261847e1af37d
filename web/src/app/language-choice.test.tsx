/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LANGUAGES, OFFERED_LANGUAGES } from '@wellspring/words/languages';
import { renderScreen } from '../testing/render-screen.tsx';
import { loadWords } from '../shared/words/loaded-words.ts';
import { LanguageContext } from '../shared/words/words.ts';
import { LanguageChoice } from './language-choice.tsx';

await loadWords('en-XA', ['site']);

const shown = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <LanguageContext value="en-XA">
      <LanguageChoice />
    </LanguageContext>,
    { path: '/home?lang=en-XA', ...options },
  );

describe('the choice of a language', () => {
  it('names each language in itself', () => {
    shown();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual([...OFFERED_LANGUAGES.map((each) => LANGUAGES[each].name), 'Pseudo']);
  });

  it('keeps the choice in a cookie, and loads the page in that language', async () => {
    const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { user } = shown();
    await user.selectOptions(screen.getByRole('combobox'), 'English');
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(document.cookie).toContain('wellspring.language=en');
    expect(String(replace.mock.calls[0]?.[0])).not.toContain('lang=');
  });

  it.each([200, 503])(
    'of a member is stored with the account, and holds here where that is answered %d',
    async (status) => {
      const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
      const { user, api } = shown({ session: 'member', api: { 'PUT /api/profile': { status, body: {} } } });
      await user.selectOptions(screen.getByRole('combobox'), 'Deutsch');
      await waitFor(() => expect(replace).toHaveBeenCalled());
      expect(api.calls.map(({ body }) => body)).toEqual([{ language: 'de' }]);
      expect(document.cookie).toContain('wellspring.language=de');
    },
  );
});
