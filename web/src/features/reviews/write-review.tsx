import { useRef, useState } from 'react';
import type { LocationReviewsFragment } from '../../generated/place-operations.ts';
import { PHOTOS_ANCHOR } from '../../shared/photos/photos-anchor.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useSession } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useWish } from '../../shared/session/use-wish.ts';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';

/** Keeps about the room of the form, and is where links to its photos lead meanwhile. */
const FormOnItsWay = () => <div id={PHOTOS_ANCHOR} aria-busy="true" className="min-h-112 scroll-mt-24" />;

const ReviewForm = island(() => import('./review-form.tsx').then(({ ReviewForm }) => ReviewForm), <FormOnItsWay />, {
  title: 'reviews.formNotShown',
  text: 'reviews.formNotShownText',
});

const MemberForm = ({ location }: { readonly location: LocationReviewsFragment }) => {
  const isHydrated = useHydrated();
  const [sent, setSent] = useState(0);
  if (!isHydrated) return <FormOnItsWay />;
  const review = location.myReview ?? null;
  return (
    <ReviewForm
      key={`${review?.id} ${sent}`}
      locationId={location.id}
      review={review}
      onSent={() => setSent(sent + 1)}
    />
  );
};

const VisitorsWay = ({ onLeave }: { readonly onLeave: () => void }) => {
  const t = useWords('reviews');
  const signedOut = useSignedOut();
  const leave = (): void => {
    onLeave();
    signedOut(t('reviews.signInToReview'));
  };
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{t('reviews.membersWrite')}</p>
      <button type="button" onClick={leave} className={`${primaryButton} mt-3`}>
        {t('reviews.write')}
      </button>
    </>
  );
};

/** Where a member writes the one review that they have of a place, or edits it. A visitor is led to the page that signs in. */
export const WriteReview = ({ location }: { readonly location: LocationReviewsFragment }) => {
  const t = useWords('reviews');
  const { isMember } = useSession();
  const section = useRef<HTMLElement>(null);
  const remember = useWish('review', location.id, () => section.current?.focus());
  if (!location.reviews) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="write-review-heading"
      className="no-print rounded-card border border-line bg-surface p-5 outline-none"
    >
      <h2 id="write-review-heading" className="text-lg">
        {t(location.myReview ? 'reviews.editYours' : 'reviews.write')}
      </h2>
      {isMember ? <MemberForm location={location} /> : <VisitorsWay onLeave={remember} />}
    </section>
  );
};
