import type { OpenProposalFragment } from '../../../generated/admin-operations.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';

type Photo = OpenProposalFragment['photos'][number];

const soft = (text: string) => <span className="text-ink-soft">{text}</span>;

const Caption = ({ photo: { caption, currentCaption, isNew } }: { readonly photo: Photo }) => {
  const t = useWords('admin');
  const bare = isNew ? t('admin.newPhotoBare') : t('admin.newCaptionBare');
  const captioned = isNew ? t('admin.newPhoto') : t('admin.newCaption');
  return (
    <>
      <p className="text-sm wrap-anywhere">
        <Rich
          text={caption === null ? bare : captioned}
          parts={{ soft, caption: () => <bdi className="font-semibold">{caption}</bdi> }}
        />
      </p>
      {isNew ? null : (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {currentCaption === null ? (
            t('admin.captionIsNone')
          ) : (
            <Rich text={t('admin.captionIs')} parts={{ caption: () => <bdi>{currentCaption}</bdi> }} />
          )}
        </p>
      )}
    </>
  );
};

type Props = {
  readonly photos: readonly Photo[];
  /** ids of those that are not to be accepted */
  readonly declined: ReadonlySet<string>;
  readonly onDecline: (id: string, isDeclined: boolean) => void;
};

/** Photos and captions that wait, each to be accepted or not. */
export const ProposedPhotos = ({ photos, declined, onDecline }: Props) => {
  const t = useWords('admin');
  return (
    <ul aria-label={t('admin.proposedPhotos')} className="mt-3 grid gap-3 sm:grid-cols-2">
      {photos.map((photo, at) => {
        const number = at + 1;
        return (
          <li key={photo.id} className="min-w-0">
            {photo.url === null ? null : (
              <a
                href={photo.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('admin.photoInFull', { number })}
                className="block"
              >
                <img
                  src={photoOfSize(photo.url, 320)}
                  alt={photo.caption ?? t('admin.photoNumber', { number })}
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
              {t('admin.acceptPhoto', { number })}
            </label>
          </li>
        );
      })}
    </ul>
  );
};
