/** A photo that will be sent with the place. */
export type ChosenPhoto = {
  readonly id: string;
  readonly file: File;
  /** where the browser shows it */
  readonly url: string;
  readonly caption: string;
};

/** The photos with one of them at the place of another. */
export const reordered = <Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  id: string,
  overId: string,
): readonly Photo[] => {
  const [from, to] = [photos.findIndex((photo) => photo.id === id), photos.findIndex((photo) => photo.id === overId)];
  const moved = photos[from];
  if (!moved || to < 0) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
};
