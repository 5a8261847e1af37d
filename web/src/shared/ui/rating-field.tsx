import { useState } from 'react';
import { Star } from '../icons.tsx';
import { useWords } from '../words/words.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

type Props = {
  readonly initial: number;
  readonly error?: string | undefined;
  readonly errorId?: string;
  /** the text for no rating, where one need not be given */
  readonly none?: string;
};

/** Stars to choose from: a group of radio buttons, by arrows or by finger. */
export const RatingField = ({ initial, error, errorId, none }: Props) => {
  const t = useWords('reviews');
  const [rating, setRating] = useState(initial);
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium">{t('reviews.ratingField')}</legend>
      <div className="-ms-2 flex flex-wrap items-center">
        {RATINGS.map((star) => (
          <label
            key={star}
            className="relative flex size-11 cursor-pointer items-center justify-center rounded-full focus-within:outline-2 focus-within:outline-primary"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              defaultChecked={star === initial}
              onChange={() => setRating(star)}
              aria-label={t('reviews.starsToChoose', { count: star })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              className={`size-7 ${star <= rating ? 'fill-current text-ember' : 'text-control'}`}
            />
          </label>
        ))}
        {none ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 px-2 text-sm">
            <input
              type="radio"
              name="rating"
              value={0}
              defaultChecked={initial === 0}
              onChange={() => setRating(0)}
              className="size-4 accent-primary"
            />
            {none}
          </label>
        ) : null}
      </div>
    </fieldset>
  );
};
