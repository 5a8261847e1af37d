import { useLocationSlots } from '../../shared/location-slots.ts';
import { useViewer } from '../../shared/session/session.tsx';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { Day } from '../../shared/ui/day.tsx';
import { island } from '../../shared/ui/island.tsx';
import { photoOfSize } from '../../shared/format/photo-size.ts';
import { Stars } from '../../shared/ui/stars.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { memberName } from '../../shared/member-name.ts';
import { useWords } from '../../shared/words/words.ts';

const DeleteReview = island(() => import('./delete-review.tsx').then(({ DeleteReview }) => DeleteReview), null, null);
const DeleteReviewPhoto = island(
  () => import('./delete-review.tsx').then(({ DeleteReviewPhoto }) => DeleteReviewPhoto),
  null,
  null,
);

const Author = ({ author }: Pick<ReviewItemFragment, 'author'>) => {
  const name = memberName(useWords(), author);
  const { profileImageUrl } = author;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      {profileImageUrl ? (
        <img
          src={profileImageUrl}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="size-8 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-wash font-semibold text-primary"
        >
          {[...name.replace(/^@/, '')][0]?.toUpperCase()}
        </span>
      )}
      <bdi className="min-w-0 font-medium wrap-anywhere text-ink">{name}</bdi>
    </span>
  );
};

type PhotosProps = {
  readonly review: Pick<ReviewItemFragment, 'id' | 'title' | 'photos'>;
  readonly mayDelete: boolean;
};

const Photos = ({ review: { id: reviewId, title, photos }, mayDelete }: PhotosProps) => {
  const t = useWords('reviews');
  return (
    <ul aria-label={t('reviews.photos')} className="mt-4 flex flex-wrap gap-3">
      {photos.map(({ id, url }, index) => (
        <li key={id}>
          <a href={photoOfSize(url, 1920)} target="_blank" rel="noreferrer" className="block rounded-card">
            <img
              src={photoOfSize(url, 320)}
              alt={t('reviews.photoOf', { number: index + 1, title })}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 rounded-card bg-sunken object-cover"
            />
          </a>
          {mayDelete ? <DeleteReviewPhoto reviewId={reviewId} title={title} photoId={id} number={index + 1} /> : null}
        </li>
      ))}
    </ul>
  );
};

/** One review, as it was written. Its author and admins can delete it, and admins one photo of it. */
export const ReviewItem = ({ review }: { readonly review: ReviewItemFragment }) => {
  const viewer = useViewer();
  const { ReviewAction } = useLocationSlots();
  const { id, rating, title, content, photos, author, createdAt } = review;
  const isOwn = viewer?.id === author.id;
  const keepsSite = viewer?.isAdmin === true;
  // What deletes comes with its script, so that no press on it is lost.
  const isHydrated = useHydrated();
  return (
    <article aria-labelledby={`review-${id}`} className="rounded-card border border-line bg-surface p-5">
      <Stars rating={rating} />
      <h3 id={`review-${id}`} tabIndex={-1} className="mt-2 text-lg wrap-anywhere">
        {title}
      </h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Author author={author} />
        <Day moment={createdAt} />
      </div>
      <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      {photos.length > 0 ? <Photos review={review} mayDelete={isHydrated && keepsSite && !isOwn} /> : null}
      {isOwn ? null : (
        <div className="no-print mt-2">
          <ReviewAction review={review} />
        </div>
      )}
      {isHydrated && (isOwn || keepsSite) ? <DeleteReview reviewId={id} title={title} /> : null}
    </article>
  );
};
