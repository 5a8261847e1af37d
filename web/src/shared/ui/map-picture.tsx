import { mapPicturePath, type PictureSize } from '@wellspring/map-picture/address';

type Props = {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  /** the version of the streets in it; null: none */
  readonly streets: string | null;
};

/**
 * A still picture of the map, as large as the map that takes its place: never scaled, its middle in the middle. What of it has no room is
 * not seen. In windows of 64rem it has room for 384 pixels, as beside the words of a place.
 */
export const MapPicture = (place: Props) => {
  const drawn = (size: PictureSize): string => mapPicturePath({ ...place, size });
  return (
    <picture>
      <source media="(width >= 64rem)" srcSet={drawn('384x192')} />
      <source media="(width >= 40rem)" srcSet={drawn('960x480')} />
      <source media="(width >= 27rem)" srcSet={drawn('608x456')} />
      <img
        src={drawn('400x300')}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-none"
      />
    </picture>
  );
};
