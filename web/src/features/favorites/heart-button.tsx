import { quietButton } from '../../shared/ui/button-look.ts';
import { Heart } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useFavorite } from './use-favorite.ts';

type Props = {
  readonly locationId: string;
  /** null: a visitor, who is asked to sign in */
  readonly isFavorite: boolean | null;
};

const heartLook = (isFavorite: boolean): string =>
  `size-5 transition-transform ${isFavorite ? 'scale-110 fill-ember text-ember' : 'text-ink-soft'}`;

/** The heart on a card's picture. The labelled one says the same, so this one is not in the way of the keyboard. */
export const PictureHeart = ({ locationId, isFavorite: stored }: Props) => {
  const { isFavorite, toggle } = useFavorite(locationId, stored);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={toggle}
      className="needs-script relative z-10 flex size-11 items-center justify-center rounded-full bg-surface/90 shadow-float"
    >
      <Heart aria-hidden="true" className={heartLook(isFavorite)} />
    </button>
  );
};

/** The labelled heart: on cards and on the page of a place. */
export const FavoriteButton = ({ locationId, isFavorite: stored }: Props) => {
  const t = useWords('cards');
  const { isFavorite, toggle } = useFavorite(locationId, stored);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      onClick={toggle}
      className={`${quietButton} needs-script relative z-10`}
    >
      <Heart aria-hidden="true" className={heartLook(isFavorite)} />
      <span data-label="" className="whitespace-normal">
        {isFavorite ? t('cards.favorited') : t('cards.addToFavorites')}
      </span>
    </button>
  );
};
