/** The same photo at most so many pixels wide and high; one that has no sizes stays. */
export const photoOfSize = (url: string, size: 320 | 1920): string => url.replace(/-960(?=\.\w+$)/, `-${size}`);

type Pictured = { readonly photos: readonly { readonly url: string }[] };

/** A place for a small picture of it. */
export const withSmallPhotos = <Place extends Pictured>(place: Place): Place => ({
  ...place,
  photos: place.photos.map((photo) => ({ ...photo, url: photoOfSize(photo.url, 320) })),
});
