import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';
import { differencesBetween, type PhotoDifference, type TextDifference } from './read-differences.ts';

type Row = AdminLocationRowFragment;

const BECAME = {
  added: 'New photo',
  removed: 'Photo removed',
  captioned: 'New caption',
  main: 'Now the main photo',
} as const satisfies Record<PhotoDifference['became'], string>;

const Texts = ({ texts }: { readonly texts: readonly TextDifference[] }) => (
  <table className="mt-3 w-full table-fixed text-left text-sm">
    <caption className="sr-only">What you read, and what stands now</caption>
    <thead>
      <tr className="text-ink-soft">
        <th scope="col" className="w-24 pr-3 font-semibold sm:w-40">
          Field
        </th>
        <th scope="col" className="pr-3 font-semibold">
          You read
        </th>
        <th scope="col" className="font-semibold">
          Now
        </th>
      </tr>
    </thead>
    <tbody>
      {texts.map(({ label, read, now }) => (
        <tr key={label} className="align-top">
          <th scope="row" className="py-1 pr-3 font-normal">
            {label}
          </th>
          <td dir="auto" className="py-1 pr-3 wrap-anywhere whitespace-pre-line">
            {read || 'nothing'}
          </td>
          <td dir="auto" className="py-1 font-semibold wrap-anywhere whitespace-pre-line text-ink">
            {now || 'nothing'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Photos = ({ photos }: { readonly photos: readonly PhotoDifference[] }) => (
  <ul aria-label="Photos that changed" className="mt-3 grid gap-3">
    {photos.map(({ photo, became, captionRead }) => (
      <li key={`${became}-${photo.id}`} className="flex items-start gap-3 text-sm">
        <img
          src={photoOfSize(photo.url, 320)}
          alt={photo.caption ?? 'Photo without a caption'}
          width={96}
          height={72}
          className="h-18 w-24 shrink-0 rounded-card object-cover"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold text-ink">{BECAME[became]}</span>
          <bdi>{photo.caption ?? 'No caption'}</bdi>
          {became === 'captioned' ? (
            <span className="block">
              You read: <bdi>{captionRead ?? 'No caption'}</bdi>
            </span>
          ) : null}
        </span>
      </li>
    ))}
  </ul>
);

type Props = {
  /** which fields have changed, in the server's words */
  readonly words: string;
  readonly read: Row;
  readonly now: Row;
};

/** What has changed in a place since an admin read it, field by field and photo by photo. */
export const ChangesSinceRead = ({ words, read, now }: Props) => {
  const { texts, photos } = differencesBetween(read, now);
  return (
    <>
      <p className="mt-3 font-medium text-ember">{words}</p>
      {texts.length === 0 ? null : <Texts texts={texts} />}
      {photos.length === 0 ? null : <Photos photos={photos} />}
    </>
  );
};
