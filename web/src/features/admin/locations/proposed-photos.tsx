import type { OpenProposalFragment } from '../../../generated/admin-operations.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';

type Photo = OpenProposalFragment['photos'][number];

const Caption = ({ photo: { caption, currentCaption, isNew } }: { readonly photo: Photo }) => (
  <>
    <p className="text-sm wrap-anywhere">
      <span className="text-ink-soft">{isNew ? 'New photo' : 'New caption'}: </span>
      {caption === null ? 'no caption' : <bdi className="font-semibold">{caption}</bdi>}
    </p>
    {isNew ? null : (
      <p className="text-sm wrap-anywhere text-ink-soft">
        Is: {currentCaption === null ? 'no caption' : <bdi>{currentCaption}</bdi>}
      </p>
    )}
  </>
);

type Props = {
  readonly photos: readonly Photo[];
  /** ids of those that are not to be accepted */
  readonly declined: ReadonlySet<string>;
  readonly onDecline: (id: string, isDeclined: boolean) => void;
};

/** Photos and captions that wait, each to be accepted or not. */
export const ProposedPhotos = ({ photos, declined, onDecline }: Props) => (
  <ul aria-label="Proposed photos" className="mt-3 grid gap-3 sm:grid-cols-2">
    {photos.map((photo, at) => {
      const name = `Photo ${at + 1}`;
      return (
        <li key={photo.id} className="min-w-0">
          {photo.url === null ? null : (
            <a href={photo.url} target="_blank" rel="noreferrer" aria-label={`${name} in full`} className="block">
              <img
                src={photoOfSize(photo.url, 320)}
                alt={photo.caption ?? name}
                width={320}
                height={240}
                loading="lazy"
                className="aspect-4/3 w-full rounded-card bg-surface object-cover"
              />
            </a>
          )}
          <Caption photo={photo} />
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={!declined.has(photo.id)}
              onChange={({ target }) => onDecline(photo.id, !target.checked)}
              className="size-5 accent-primary"
            />
            Accept {name.toLowerCase()}
          </label>
        </li>
      );
    })}
  </ul>
);
