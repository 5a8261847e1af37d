import { illustrationPath } from '@wellspring/illustrations/address';
import { mapPicturePath } from '@wellspring/map-picture/address';
import { categoryLook } from '../category.ts';
import { useClientConfig } from '../client-config.ts';
import { STREET_CREDIT, streetsAt } from '../streets-at.ts';

type Photo = { readonly url: string; readonly caption: string | null; readonly isPrimary: boolean };

type Pictured = {
  readonly id: string;
  readonly name: string;
  readonly categoryId: number;
  readonly photos: readonly Photo[];
  /** where it is; absent or null: no map is shown */
  readonly latitude?: number | null;
  readonly longitude?: number | null;
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

/** Windows in which the head of a page is wide. */
const WIDE = '(width >= 48rem)';

/** The towns around a place are on such a map, and no more of them than one sees at a glance; or its streets. */
const ZOOMS = { ofTowns: 9, ofStreets: 13 };

type SurroundingsProps = Required<Pick<Props, 'format'>> & { readonly latitude: number; readonly longitude: number };

/** The map of what is around a place, which waits until it comes near the screen. */
const Surroundings = ({ format, ...at }: SurroundingsProps) => {
  const streets = streetsAt(useClientConfig().streets, at);
  const zoom = streets === null ? ZOOMS.ofTowns : ZOOMS.ofStreets;
  const drawn = (size: '360x270' | '1200x360') => mapPicturePath({ ...at, zoom, size, streets });
  return (
    <div>
      <picture>
        {format === 'wide' ? <source media={WIDE} srcSet={drawn('1200x360')} /> : null}
        <img src={drawn('360x270')} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      </picture>
      {streets === null ? null : (
        <small aria-hidden="true" className="absolute end-1 bottom-0 text-[0.625rem] text-ink-soft">
          {STREET_CREDIT}
        </small>
      )}
    </div>
  );
};

/** The photo of a place, or the illustration of its category: upon the map of what is around the place, where there is room for both. */
export const LocationPicture = ({ location, eager = false, format = 'card', className = '' }: Props) => {
  const photo = primaryPhoto(location);
  const shared = { width: 800, height: 600, loading: eager ? 'eager' : 'lazy', decoding: 'async' } as const;
  const cover = `size-full object-cover ${className}`;
  if (photo) return <img {...shared} src={photo.url} alt={photo.caption ?? location.name} className={cover} />;
  const { id, categoryId, latitude = null, longitude = null } = location;
  const { illustration } = categoryLook(categoryId);
  const drawn = (of: 'card' | 'wide', scheme: 'light' | 'dark'): string =>
    illustrationPath({ illustration, id, format: of, scheme });
  const hasMap = latitude !== null && longitude !== null;
  const drawing = (
    <picture>
      {format === 'wide' && !hasMap ? (
        <>
          <source media={`(prefers-color-scheme: dark) and ${WIDE}`} srcSet={drawn('wide', 'dark')} />
          <source media={WIDE} srcSet={drawn('wide', 'light')} />
        </>
      ) : null}
      <source media="(prefers-color-scheme: dark)" srcSet={drawn('card', 'dark')} />
      <img {...shared} src={drawn('card', 'light')} alt="" className={cover} />
    </picture>
  );
  if (!hasMap) return drawing;
  return (
    <div className="on-map">
      <Surroundings format={format} latitude={latitude} longitude={longitude} />
      {drawing}
    </div>
  );
};
