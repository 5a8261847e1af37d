import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { differencesBetween, type PhotoDifference, type TextDifference } from './read-differences.ts';

type Row = AdminLocationRowFragment;

const BECAME = {
  added: 'admin.photoAdded',
  removed: 'admin.photoRemoved',
  captioned: 'admin.photoCaptioned',
  main: 'admin.photoMain',
} as const satisfies Record<PhotoDifference['became'], string>;

const Texts = ({ texts }: { readonly texts: readonly TextDifference[] }) => {
  const t = useWords('admin');
  return (
    <table className="mt-3 w-full table-fixed text-start text-sm">
      <caption className="sr-only">{t('admin.readCaption')}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="w-24 pe-3 font-semibold sm:w-40">
            {t('admin.field')}
          </th>
          <th scope="col" className="pe-3 font-semibold">
            {t('admin.youRead')}
          </th>
          <th scope="col" className="font-semibold">
            {t('admin.now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {texts.map(({ label, read, now }) => (
          <tr key={label} className="align-top">
            <th scope="row" className="py-1 pe-3 font-normal">
              {label}
            </th>
            <td dir="auto" className="py-1 pe-3 wrap-anywhere whitespace-pre-line">
              {read || t('admin.nothing')}
            </td>
            <td dir="auto" className="py-1 font-semibold wrap-anywhere whitespace-pre-line text-ink">
              {now || t('admin.nothing')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Photos = ({ photos }: { readonly photos: readonly PhotoDifference[] }) => {
  const t = useWords('admin');
  return (
    <ul aria-label={t('admin.photosChanged')} className="mt-3 grid gap-3">
      {photos.map(({ photo, became, captionRead }) => (
        <li key={`${became}-${photo.id}`} className="flex items-start gap-3 text-sm">
          <img
            src={photoOfSize(photo.url, 320)}
            alt={photo.caption ?? t('admin.photoUncaptioned')}
            width={96}
            height={72}
            className="h-18 w-24 shrink-0 rounded-card object-cover"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold text-ink">{t(BECAME[became])}</span>
            <bdi>{photo.caption ?? t('admin.noCaption')}</bdi>
            {became === 'captioned' ? (
              <span className="block">
                {captionRead === null ? (
                  t('admin.youReadNoCaption')
                ) : (
                  <Rich text={t('admin.youReadCaption')} parts={{ caption: () => <bdi>{captionRead}</bdi> }} />
                )}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  /** which fields have changed, in the server's words */
  readonly words: string;
  readonly read: Row;
  readonly now: Row;
};

/** What has changed in a place since an admin read it, field by field and photo by photo. */
export const ChangesSinceRead = ({ words, read, now }: Props) => {
  const t = useWords('admin', 'categories', 'fields');
  const { texts, photos } = differencesBetween(t, read, now, useLocale());
  return (
    <>
      <p className="mt-3 font-medium text-ember">{words}</p>
      {texts.length === 0 ? null : <Texts texts={texts} />}
      {photos.length === 0 ? null : <Photos photos={photos} />}
    </>
  );
};
