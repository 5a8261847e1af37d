import { illustrationPath } from '@wellspring/illustrations/address';
import { categoryLook } from '../category.ts';

type Photo = { readonly url: string; readonly caption: string | null; readonly isPrimary: boolean };

type Pictured = {
  readonly id: string;
  readonly name: string;
  readonly categoryId: number;
  readonly photos: readonly Photo[];
};

type Props = {
  readonly location: Pictured;
  /** shown at once; the others wait until they come near the screen */
  readonly eager?: boolean;
  /** drawn for a card, or for the head of a page where that is wide */
  readonly format?: 'card' | 'wide';
  readonly className?: string;
};

const primaryPhoto = ({ photos }: Pick<Pictured, 'photos'>) => photos.find(({ isPrimary }) => isPrimary) ?? photos[0];

/** The photo of a place, or the illustration of its category. */
export const LocationPicture = ({ location, eager = false, format = 'card', className = '' }: Props) => {
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
  const drawn = (of: 'card' | 'wide', scheme: 'light' | 'dark'): string =>
    illustrationPath({ illustration, id: location.id, format: of, scheme });
  return (
    <picture>
      {format === 'wide' ? (
        <>
          <source media="(prefers-color-scheme: dark) and (width >= 48rem)" srcSet={drawn('wide', 'dark')} />
          <source media="(width >= 48rem)" srcSet={drawn('wide', 'light')} />
        </>
      ) : null}
      <source media="(prefers-color-scheme: dark)" srcSet={drawn('card', 'dark')} />
      <img {...shared} src={drawn('card', 'light')} alt="" className={`size-full object-cover ${className}`} />
    </picture>
  );
};
