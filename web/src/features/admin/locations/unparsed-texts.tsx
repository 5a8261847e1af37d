import { useState } from 'react';
import { UnparsedTextCountsDocument, UnparsedTextsDocument } from '../../../generated/admin-operations.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { countText } from '../../../shared/format/values.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { FailureText } from '../../../shared/ui/failure-text.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { denseButton } from '../list/dense-button.ts';
import { EDIT_FIELDS } from './edit-values.ts';

const PAGE = 25;

type Props = { readonly onEdit: (id: string) => void };

/** The label of a field, else its name. */
const useFieldLabel = (): ((field: string) => string) => {
  const t = useWords('fields');
  return (field) => {
    const row = EDIT_FIELDS.find(({ name }) => name === field);
    return row ? t(row.label) : field;
  };
};

type TextsProps = Props & { readonly field: string; readonly count: number };

/** The texts of one field, page by page: each page begins after the last place of the one before. */
const Texts = ({ field, count, onEdit }: TextsProps) => {
  const t = useWords('admin');
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const after = pages.at(-1) ?? null;
  const { data, failed, loading, refetch } = useFreshQuery(UnparsedTextsDocument, { field, after, limit: PAGE });
  if (failed)
    return (
      <p role="alert">
        <FailureText words={t('admin.unparsedFailed')} />{' '}
        <button type="button" className="underline underline-offset-4" onClick={refetch}>
          {t('admin.tryAgain')}
        </button>
      </p>
    );
  const texts = data?.unparsedTexts ?? [];
  const last = texts.at(-1)?.location.id;
  return (
    <>
      <ul aria-busy={loading} className={`divide-y divide-line ${loading ? 'outdated' : ''}`}>
        {texts.map(({ location: { id, name }, text, readAs }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 grow wrap-anywhere">
              <span dir="auto" className="block font-medium">
                {name}
              </span>
              <q dir="auto" className="text-ink-soft">
                {text}
              </q>
              {readAs == null ? null : (
                <span className="block text-sm">{t('admin.unparsedReadAs', { fact: readAs })}</span>
              )}
            </span>
            <button
              type="button"
              className={denseButton}
              aria-label={t('admin.editNamed', { name })}
              onClick={() => onEdit(id)}
            >
              {t('admin.edit')}
            </button>
          </li>
        ))}
      </ul>
      {count > PAGE ? (
        <p className="flex gap-3">
          <button
            type="button"
            className={denseButton}
            disabled={pages.length === 1}
            onClick={() => setPages(pages.slice(0, -1))}
          >
            {t('site.previousPage')}
          </button>
          <button
            type="button"
            className={denseButton}
            disabled={last === undefined || pages.length * PAGE >= count}
            onClick={() => setPages([...pages, last ?? null])}
          >
            {t('site.nextPage')}
          </button>
        </p>
      ) : null}
    </>
  );
};

/** Texts of places that no program could read as facts with certainty, with how many there are of each field. */
export const UnparsedTexts = ({ onEdit }: Props) => {
  const t = useWords('admin');
  const label = useFieldLabel();
  const locale = useLocale();
  const { data, failed } = useFreshQuery(UnparsedTextCountsDocument, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const counts = data?.unparsedTextCounts ?? [];
  const shown = counts.find(({ field }) => field === chosen) ?? counts[0];
  if (failed)
    return (
      <p role="alert">
        <FailureText words={t('admin.unparsedFailed')} />
      </p>
    );
  if (data && !shown) return <p className="text-ink-soft">{t('admin.unparsedNone')}</p>;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t('admin.unparsedText')}</p>
      <div className="flex flex-wrap gap-2">
        {counts.map(({ field, count }) => (
          <button
            key={field}
            type="button"
            aria-pressed={field === shown?.field}
            className={`${denseButton} aria-pressed:border-primary aria-pressed:text-primary`}
            onClick={() => setChosen(field)}
          >
            {label(field)} <span className="tabular-nums">{countText(count, locale)}</span>
          </button>
        ))}
      </div>
      {shown ? <Texts key={shown.field} {...shown} onEdit={onEdit} /> : null}
    </div>
  );
};
