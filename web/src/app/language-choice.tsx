import { isLanguage, LANGUAGES } from '@wellspring/words/languages';
import { languagesWith, readIn } from '../shared/words/choose-language.ts';
import { useLanguage, useWords } from '../shared/words/words.ts';

/** In which language the site speaks; kept in this browser. Each is named in itself, so that whoever cannot read this page finds theirs. */
export const LanguageChoice = () => {
  const t = useWords();
  const language = useLanguage();
  const choices = languagesWith(language);
  if (choices.length < 2) return null;
  return (
    <div className="no-print needs-script">
      <select
        aria-label={t('site.language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && readIn(target.value)}
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
