import { Star } from '../icons.tsx';
import { useWords } from '../words/words.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating of whole stars, 1 to 5. */
export const Stars = ({ rating }: { readonly rating: number }) => (
  <span
    role="img"
    aria-label={useWords('reviews')('reviews.outOfFiveStars', { rating })}
    className="inline-flex gap-0.5"
  >
    {STARS.map((star) => (
      <Star
        key={star}
        aria-hidden="true"
        className={`size-4 ${star <= rating ? 'fill-current text-ember' : 'text-control'}`}
      />
    ))}
  </span>
);
