import { locationPath, PAGES } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { OwnReviewsDocument, type OwnReviewsQuery } from '../../generated/place-operations.ts';
import { usePlaceLine } from '../../shared/format/place-line.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { grantWish, rememberWish } from '../../shared/session/wish.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { FailureNotice } from '../../shared/ui/failure-notice.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { RelativeTime } from '../../shared/ui/relative-time.tsx';
import { Stars } from '../../shared/ui/stars.tsx';
import { useWords } from '../../shared/words/words.ts';

const PAGE = 20;

type OwnReview = OwnReviewsQuery['myReviews']['reviews'][number];

/** The page of the place opens at the form. */
const askToEdit = (locationId: string): void => {
  const page = locationPath(locationId);
  rememberWish({ act: 'review', subject: locationId }, page);
  grantWish(page);
};

const Where = ({ location }: { readonly location: NonNullable<OwnReview['location']> }) => usePlaceLine()(location);

const Item = ({ review: { rating, title, content, updatedAt, location } }: { readonly review: OwnReview }) => {
  const t = useWords('reviews');
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft">
        <span className="min-w-0 wrap-anywhere">
          {location ? (
            <>
              <Link to={locationPath(location.id)} className="font-semibold text-ink underline underline-offset-4">
                <bdi>{location.name}</bdi>
              </Link>{' '}
              <Where location={location} />
            </>
          ) : (
            t('reviews.placeGone')
          )}
        </span>
        <span className="text-sm">
          <RelativeTime moment={updatedAt} />
        </span>
      </p>
      <div className="mt-2">
        <Stars rating={rating} />
      </div>
      <h3 dir="auto" className="mt-1 text-lg wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-1 line-clamp-4 max-w-prose whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      {location ? (
        <Link
          to={locationPath(location.id)}
          onClick={() => askToEdit(location.id)}
          aria-label={t('reviews.editOf', { name: location.name })}
          className={`${quietButton} mt-4`}
        >
          {t('reviews.edit')}
        </Link>
      ) : null}
    </article>
  );
};

/** What the member wrote about places, newest first, with the way to edit it. */
export const MyReviews = () => {
  const t = useWords('reviews');
  const [offset, setOffset] = useState(0);
  const { data, failed, refetch } = useFreshQuery(OwnReviewsDocument, { offset });
  if (failed)
    return (
      <FailureNotice title={t('reviews.ownReviewsFailed')} text={t('reviews.tryInAMoment')}>
        <button type="button" className={quietButton} onClick={refetch}>
          {t('reviews.tryAgain')}
        </button>
      </FailureNotice>
    );
  if (!data)
    return <div role="status" aria-busy="true" aria-label={t('reviews.loadingOwnReviews')} className="pulse h-48" />;
  const { reviews, total } = data.myReviews;
  if (total === 0)
    return (
      <Notice title={t('reviews.noOwnReviews')} text={t('reviews.noOwnReviewsText')}>
        <Link to={PAGES.home} className={quietButton}>
          {t('reviews.explorePlaces')}
        </Link>
      </Notice>
    );
  return (
    <>
      <ul aria-label={t('reviews.myReviews')} className="grid grid-cols-1 gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <Item review={review} />
          </li>
        ))}
      </ul>
      {total > PAGE ? (
        <nav aria-label={t('site.pages')} className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            disabled={offset === 0}
            onClick={() => setOffset(offset - PAGE)}
            className={`${quietButton} disabled:opacity-60`}
          >
            {t('reviews.newer')}
          </button>
          <button
            type="button"
            disabled={offset + PAGE >= total}
            onClick={() => setOffset(offset + PAGE)}
            className={`${quietButton} disabled:opacity-60`}
          >
            {t('reviews.older')}
          </button>
        </nav>
      ) : null}
    </>
  );
};
