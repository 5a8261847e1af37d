import { categoryLook, type Illustration } from '../../shared/category.ts';
import type { CardLocation } from './questions.ts';

/** Each kind of place is drawn three times, so that neighbours in a list do not all look alike. */
const VARIANTS = 3;

/** A number that is always the same for one place. */
const signOf = (id: string): number => [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

/** The address of the drawing that stands for a place. */
const illustrationUrl = (key: Illustration, sign: number, scheme: 'light' | 'dark'): string => {
  const variant = sign % VARIANTS;
  return `/illustrations/${key}${variant > 0 ? `-${variant}` : ''}${scheme === 'dark' ? '-dark' : ''}.svg`;
};

type Props = {
  readonly location: Pick<CardLocation, 'id' | 'name' | 'categoryId' | 'photos'>;
  /** shown at once; the others wait until they come near the screen */
  readonly eager?: boolean;
  readonly className?: string;
};

const primaryPhoto = ({ photos }: Pick<CardLocation, 'photos'>) =>
  photos.find(({ isPrimary }) => isPrimary) ?? photos[0];

/** The photo of a place, or the illustration of its category. */
export const LocationPicture = ({ location, eager = false, className = '' }: Props) => {
  const photo = primaryPhoto(location);
  const shared = { width: 800, height: 600, loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const;
  if (photo)
    return (
      <img
        {...shared}
        src={photo.url}
        alt={photo.caption ?? location.name}
        className={`size-full object-cover ${className}`}
      />
    );
  const { illustration } = categoryLook(location.categoryId);
  const sign = signOf(location.id);
  const mirrored = Math.floor(sign / VARIANTS) % 2 === 1;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={illustrationUrl(illustration, sign, 'dark')} />
      <img
        {...shared}
        src={illustrationUrl(illustration, sign, 'light')}
        alt=""
        className={`size-full object-cover object-[50%_72%] ${mirrored ? '-scale-x-100' : ''} ${className}`}
      />
    </picture>
  );
};
