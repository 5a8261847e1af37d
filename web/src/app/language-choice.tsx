import { LANGUAGES } from '@wellspring/words/languages';
import { useSession } from '../shared/session/session.tsx';
import { languagesWith } from '../shared/words/choose-language.ts';
import { useLanguage, useWords } from '../shared/words/words.ts';

/** The language of the site, stored in this browser and with the account of a member. Each language has its own name for itself, so that every reader recognizes theirs. */
export const LanguageChoice = () => {
  const t = useWords();
  const language = useLanguage();
  const { isMember } = useSession();
  const choices = languagesWith(language);
  return (
    <div className="no-print needs-script">
      <select
        aria-label={t('site.language')}
        value={language}
        onChange={({ target: { value } }) =>
          void import('../shared/words/change-language.ts').then((it) => it.chooseLanguage(value, isMember))
        }
        className="min-h-11 rounded-full bg-surface px-4 text-sm font-semibold text-ink-soft"
      >
        {choices.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGES[each].name}
          </option>
        ))}
      </select>
    </div>
  );
};
