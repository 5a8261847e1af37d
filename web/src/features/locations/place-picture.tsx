import { categoryLook, type Illustration } from '../../shared/category.ts';
import type { CardPlace } from './questions.ts';

/** The address of an illustration's file. */
export const illustrationUrl = (key: Illustration, scheme: 'light' | 'dark' = 'light'): string =>
  `/illustrations/${key}${scheme === 'dark' ? '-dark' : ''}.svg`;

type Props = {
  readonly place: Pick<CardPlace, 'id' | 'name' | 'categoryId' | 'photos'>;
  /** shown at once; the others wait until they come near the screen */
  readonly eager?: boolean;
  readonly className?: string;
};

/** Neighbours of one category look less alike when every other drawing is seen from the other side. */
const mirrored = (id: string): boolean => [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 2 === 1;

export const primaryPhoto = ({ photos }: Pick<CardPlace, 'photos'>) =>
  photos.find(({ isPrimary }) => isPrimary) ?? photos[0];

/** The photo of a place, or the illustration of its category. */
export const PlacePicture = ({ place, eager = false, className = '' }: Props) => {
  const photo = primaryPhoto(place);
  const shared = { width: 800, height: 600, loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const;
  if (photo)
    return (
      <img
        {...shared}
        src={photo.url}
        alt={photo.caption ?? place.name}
        className={`size-full object-cover ${className}`}
      />
    );
  const { illustration } = categoryLook(place.categoryId);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={illustrationUrl(illustration, 'dark')} />
      <img
        {...shared}
        src={illustrationUrl(illustration)}
        alt=""
        className={`size-full object-cover object-[50%_72%] ${mirrored(place.id) ? '-scale-x-100' : ''} ${className}`}
      />
    </picture>
  );
};
