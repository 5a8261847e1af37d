import { useRef } from 'react';
import { useLocale } from '../format/use-locale.ts';
import { Rich } from '../words/rich.tsx';
import { useWords } from '../words/words.ts';
import type { OpenDraft } from './use-draft.ts';

const wordButton = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-primary';

const MissingPhotos = ({ names }: { readonly names: readonly string[] }) => {
  const t = useWords('forms');
  const listed = new Intl.ListFormat(useLocale(), { type: 'conjunction', style: 'narrow' }).format(names);
  const named = () => <bdi>{listed}</bdi>;
  return (
    <p className="wrap-anywhere">
      <Rich text={t('forms.photosToChooseAgain', { count: names.length })} parts={{ names: named }} />
    </p>
  );
};

type Props = { readonly draft: OpenDraft };

/** Says quietly what was put back, or why it was not, with the way to be rid of it. */
export const DraftLine = ({ draft: { restored, stale, discard, putBack } }: Props) => {
  const t = useWords('forms');
  const place = useRef<HTMLDivElement>(null);
  const shown = restored ?? stale;
  const hasTexts = Object.keys(shown?.fields ?? {}).length > 0;
  const photos = shown?.photos ?? [];
  const isShown = hasTexts || photos.length > 0;
  // The button that was pressed disappears: the focus moves here.
  const afterwards = (act: () => void) => () => {
    place.current?.focus();
    act();
  };
  return (
    <div ref={place} tabIndex={-1} className={isShown ? 'outline-none' : 'sr-only'}>
      {isShown ? (
        <div role="status" className="mb-3 rounded-card bg-sunken px-4 py-1 text-sm text-ink">
          <div className="flex flex-wrap items-center gap-x-2">
            {stale ? (
              <>
                <span>{t('forms.draftStale')}</span>
                <button type="button" onClick={afterwards(putBack)} className={wordButton}>
                  {t('forms.draftPutIn')}
                </button>
              </>
            ) : (
              <span>{hasTexts ? t('forms.draftRestored') : t('forms.draftNoPhotos')}</span>
            )}
            <span aria-hidden="true">·</span>
            <button type="button" onClick={afterwards(discard)} className={wordButton}>
              {t('forms.draftDiscard')}
            </button>
          </div>
          {photos.length > 0 ? <MissingPhotos names={photos} /> : null}
        </div>
      ) : null}
    </div>
  );
};
