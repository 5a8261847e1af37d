import { useLocation } from 'react-router-dom';
import type { GalleryPhotoFragment } from '../../../generated/place-operations.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';
import { Images, ImageOff } from '../../../shared/icons.tsx';
import { PHOTOS_ANCHOR } from '../../../shared/photos/photos-anchor.ts';
import { signInHref } from '../../../shared/session/return-path.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { rememberWish } from '../../../shared/session/wish.ts';
import { island } from '../../../shared/ui/island.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { altOf, sourceOf } from './photo-words.ts';
import { useShownPhoto } from './use-shown-photo.ts';
import type { FullLocation } from '../questions.ts';

const Lightbox = island(() => import('./lightbox.tsx').then(({ Lightbox }) => Lightbox), null, {
  title: 'places.photosNotEnlarged',
  text: 'places.photosNotEnlargedText',
});

const THUMBNAILS = 4;

const badge = 'inline-flex max-w-full items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-sm text-ink';

const action =
  'no-print inline-flex min-h-11 items-center rounded-full bg-surface px-4 font-semibold text-primary hover:underline';

/** Leads members to where a photo is added, and visitors there by way of the page that signs in. */
const FirstPhoto = ({ id }: { readonly id: string }) => {
  const t = useWords('place');
  const { isMember } = useSession();
  const address = useLocation();
  const words = t('place.addFirstPhoto');
  if (isMember)
    return (
      <a href={`#${PHOTOS_ANCHOR}`} className={action}>
        {words}
      </a>
    );
  const remember = (): void => rememberWish({ act: 'review', subject: id }, address.pathname);
  return (
    <Link to={signInHref(address)} onClick={remember} className={action}>
      {words}
    </Link>
  );
};

const NoPhotos = ({ location }: { readonly location: FullLocation }) => {
  const t = useWords('place');
  return (
    <figure className="grid overflow-hidden rounded-card bg-sunken [&>*]:[grid-area:1/1]">
      <div className="relative aspect-[2/1] min-w-0 md:aspect-[10/3]">
        <LocationPicture location={location} format="wide" eager />
      </div>
      <figcaption className="relative flex min-w-0 flex-wrap items-center justify-end gap-2 self-end p-3 text-sm">
        <span className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-ink-soft">
          <ImageOff aria-hidden="true" className="size-4" />
          {t('place.noPhotos')}
        </span>
        {location.isVerified ? <FirstPhoto id={location.id} /> : null}
      </figcaption>
    </figure>
  );
};

type PhotoButtonProps = {
  readonly photo: GalleryPhotoFragment;
  readonly place: string;
  readonly isLarge?: boolean;
  /** photos that are not shown here */
  readonly more?: number;
  readonly onOpen: () => void;
};

/** One photo, which opens large when it is pressed. */
const PhotoButton = ({ photo, place, isLarge = false, more = 0, onOpen }: PhotoButtonProps) => {
  const t = useWords('place');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="on-paper group relative block size-full overflow-hidden rounded-card bg-sunken"
    >
      <img
        src={isLarge ? photo.url : photoOfSize(photo.url, 320)}
        alt={altOf(t, photo, place)}
        width={isLarge ? 960 : 320}
        height={isLarge ? 720 : 240}
        loading={isLarge ? 'eager' : 'lazy'}
        fetchPriority={isLarge ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover transition-opacity group-hover:opacity-90"
      />
      {more > 0 ? (
        <span className="absolute inset-0 flex items-center justify-center bg-shade/70 text-xl font-semibold text-on-shade">
          <Rich
            text={t('place.morePhotos', { count: more })}
            parts={{ said: (text) => <span className="sr-only">{text}</span> }}
          />
        </span>
      ) : (
        <span className={`absolute start-2 bottom-2 max-w-[calc(100%-1rem)] ${isLarge ? '' : 'max-sm:hidden'}`}>
          <span className={badge}>
            <span className="truncate">{sourceOf(t, photo)}</span>
          </span>
        </span>
      )}
    </button>
  );
};

const SomePhotos = ({ location }: { readonly location: FullLocation }) => {
  const t = useWords('place');
  const { gallery, name } = location;
  const [first, ...others] = gallery;
  const { shown, show, close } = useShownPhoto();
  if (!first) return null;
  const thumbnails = others.slice(0, THUMBNAILS);
  const rest = gallery.length > THUMBNAILS + 1 ? gallery.length - THUMBNAILS - 1 : 0;
  return (
    <figure
      aria-label={t('place.photosOf', { name })}
      className={`grid gap-2 ${thumbnails.length > 0 ? 'md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
    >
      <div className={`relative aspect-[2/1] ${thumbnails.length > 0 ? 'md:aspect-[5/3]' : 'md:aspect-[5/2]'}`}>
        <PhotoButton photo={first} place={name} isLarge onOpen={() => show(0)} />
        <span className={`${badge} pointer-events-none absolute end-3 top-3`}>
          <Images aria-hidden="true" className="size-4" />
          {t('place.photoCount', { count: gallery.length })}
        </span>
      </div>
      {thumbnails.length > 0 ? (
        <ul
          className={`grid grid-cols-4 gap-2 md:min-h-0 ${thumbnails.length > 1 ? 'md:grid-cols-2' : 'md:grid-cols-1'}`}
        >
          {thumbnails.map((photo, at) => (
            <li key={photo.id} className="relative aspect-square md:aspect-auto">
              <div className="size-full md:absolute md:inset-0">
                <PhotoButton
                  photo={photo}
                  place={name}
                  more={at === THUMBNAILS - 1 ? rest : 0}
                  onOpen={() => show(at + 1)}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {shown === null ? null : <Lightbox photos={gallery} place={name} start={shown} onClose={close} />}
    </figure>
  );
};

/** The photos of a place, its own and its reviews'; without any, the drawing of its kind says plainly that it is not a photo. */
export const LocationGallery = ({ location }: { readonly location: FullLocation }) =>
  location.gallery.length === 0 ? <NoPhotos location={location} /> : <SomePhotos location={location} />;
