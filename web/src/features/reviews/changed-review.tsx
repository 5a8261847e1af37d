import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';

/** The values of another tab, so that they are not overwritten unseen. */
export const ChangedReview = ({ review: { title, content, rating } }: { readonly review: ReviewItemFragment }) => {
  const t = useWords('reviews');
  return (
    <FormAlert isFailure>
      <p className="wrap-anywhere">
        <Rich text={t('reviews.changedElsewhere', { rating })} parts={{ title: () => <bdi>{title}</bdi> }} />
      </p>
      <blockquote dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {content}
      </blockquote>
    </FormAlert>
  );
};
