import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ReviewsDocument, type LocationReviewsFragment } from '../../generated/place-operations.ts';
import { withReason } from '../../shared/offline.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ReviewItem } from './review-item.tsx';

type ShowMoreProps = { readonly locationId: string; readonly shown: readonly { readonly id: string }[] };

const ShowMore = ({ locationId, shown }: ShowMoreProps) => {
  const t = useWords('reviews');
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const showMore = async () => {
    setBusy(true);
    const variables = { id: locationId, offset: shown.length };
    // What comes is added to the list of the cache, and so to the page.
    const answer = await client
      .query({ query: ReviewsDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    if (!answer?.data?.location?.reviews)
      toast({ title: t('reviews.error'), description: withReason(t, t('reviews.moreReviewsFailed')), isFailure: true });
    setBusy(false);
  };
  return (
    <button type="button" disabled={busy} onClick={() => void showMore()} className={`${quietButton} mt-4`}>
      {t('reviews.showMore')}
    </button>
  );
};

const Words = ({ text }: { readonly text: string }) => (
  <p className="rounded-card border border-line bg-surface px-5 py-8 text-center text-ink-soft">{text}</p>
);

const Reviews = ({ location: { id, reviews } }: { readonly location: LocationReviewsFragment }) => {
  const t = useWords('reviews');
  if (!reviews) return <Words text={t('reviews.unavailable')} />;
  if (reviews.total === 0) return <Words text={t('reviews.beFirst')} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {reviews.reviews.length < reviews.total ? <ShowMore locationId={id} shown={reviews.reviews} /> : null}
    </>
  );
};

/** What members wrote about a place, newest first. */
export const ReviewList = ({ location }: { readonly location: LocationReviewsFragment }) => (
  <section aria-labelledby="reviews-heading">
    <h2 id="reviews-heading" className="mb-3 text-xl">
      {useWords('reviews')('reviews.heading')}
    </h2>
    <Reviews location={location} />
  </section>
);
