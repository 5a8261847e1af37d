import { isLanguage, LANGUAGES } from '@wellspring/words/languages';
import type { ComponentPropsWithRef } from 'react';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { languagesWith } from '../../shared/words/choose-language.ts';
import { useLanguage, useWords } from '../../shared/words/words.ts';

type Props = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> & {
  /** of the account, a tag such as de */
  readonly language: string;
  readonly error?: string | undefined;
};

/**
 * The language of a member, for pages and mails. Each language has its own name for itself, so that every reader recognizes theirs. Nothing where
 * there is only one.
 */
export const LanguageField = ({ language, error, ...select }: Props) => {
  const t = useWords('profile');
  const choices = languagesWith(useLanguage(), ...(isLanguage(language) ? [language] : []));
  if (choices.length < 2) return null;
  return (
    <SelectField
      required
      label={t('site.language')}
      help={t('profile.languageHelp')}
      error={error}
      options={choices.map((each) => ({ value: each, label: LANGUAGES[each].name, lang: each }))}
      {...select}
    />
  );
};
