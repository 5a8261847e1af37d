import { useRef } from 'react';
import { plural } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';
import type { OpenDraft } from './use-draft.ts';

const wordButton = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-primary';

const MissingPhotos = ({ names }: { readonly names: readonly string[] }) => {
  const locale = useLocale();
  return (
    <p className="wrap-anywhere">
      {plural(names.length, 'photo has', 'photos have', locale)} to be chosen again: <bdi>{names.join(', ')}</bdi>
    </p>
  );
};

type Props = { readonly draft: OpenDraft };

/** Says quietly what was put back, or why it was not, with the way to be rid of it. */
export const DraftLine = ({ draft: { restored, stale, discard, putBack } }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = restored ?? stale;
  const hasTexts = Object.keys(shown?.fields ?? {}).length > 0;
  const photos = shown?.photos ?? [];
  const isShown = hasTexts || photos.length > 0;
  // The button that was pressed is gone afterwards: the keyboard goes on from here.
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
                <span>This was changed elsewhere after you typed here.</span>
                <button type="button" onClick={afterwards(putBack)} className={wordButton}>
                  Put in what you typed
                </button>
              </>
            ) : (
              <span>{hasTexts ? 'Restored what you typed' : 'Photos are not kept'}</span>
            )}
            <span aria-hidden="true">·</span>
            <button type="button" onClick={afterwards(discard)} className={wordButton}>
              Discard
            </button>
          </div>
          {photos.length > 0 ? <MissingPhotos names={photos} /> : null}
        </div>
      ) : null}
    </div>
  );
};
