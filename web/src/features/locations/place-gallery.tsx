import { NO_PHOTOS } from '@wellspring/rest-contract/location-messages';
import { ImageOff } from 'lucide-react';
import { PlacePicture } from './place-picture.tsx';
import type { FullPlace } from './questions.ts';

/** The picture of a place; the drawing of its kind says plainly that it is not a photo. */
export const PlaceGallery = ({ place }: { readonly place: FullPlace }) => (
  <figure
    className={`relative aspect-[4/3] overflow-hidden rounded-card bg-sunken ${place.photos.length > 0 ? 'md:aspect-[5/2]' : 'md:aspect-[7/2]'}`}
  >
    <PlacePicture place={place} eager />
    {place.photos.length === 0 ? (
      <figcaption className="absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-sm text-ink-soft">
        <ImageOff aria-hidden="true" className="size-4" />
        {NO_PHOTOS}
      </figcaption>
    ) : null}
  </figure>
);
