import { OVERTAKEN, retryOvertaken } from '@wellspring/errors/retry-overtaken';
import type { Images } from '@wellspring/platform/images/images';
import { tooManyWriters } from '../domain/lifecycle.ts';
import type { Location, Photo } from '../domain/location.ts';
import {
  changePhoto as change,
  mayChangePhotos,
  photoNotFound,
  removePhoto,
  type PhotoChange,
} from '../domain/own-photos.ts';
import { locationNotFound, type Viewer } from '../domain/publication.ts';
import { locationPhotosChanged } from '../facts.ts';
import type { LocationStore } from '../ports.ts';
import type { InTurn } from './one-at-a-time.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'find' | 'replace'>;
  readonly images: Pick<Images, 'remove'>;
  readonly inTurn: InTurn;
  readonly now: () => Date;
};

export type Member = NonNullable<Viewer>;

/** A place whose photos this member may change. @throws AppError NOT_FOUND for a foreign one as for none */
export const placeToChange = async (
  { locations }: { readonly locations: Pick<LocationStore, 'find'> },
  id: string,
  member: Member,
): Promise<Location> => {
  const location = await locations.find(id);
  if (!location || !mayChangePhotos(member, location)) throw locationNotFound();
  return location;
};

/** Changes the photos of a place by a rule, anew when somebody was faster. Answers the place before and after. */
export const rewritePhotos = (
  deps: Omit<Deps, 'images'>,
  id: string,
  member: Member,
  rule: (location: Location) => Location | null,
): Promise<{ readonly before: Location; readonly after: Location }> =>
  deps.inTurn(id, () =>
    retryOvertaken(async () => {
      const before = await placeToChange(deps, id, member);
      const after = rule(before);
      if (!after) return { before, after: before };
      const facts = [locationPhotosChanged(before, after, member.id)];
      return (await deps.locations.replace(after, before.revision, facts)) ? { before, after } : OVERTAKEN;
    }, tooManyWriters),
  );

/** Changes caption or place of a photo. @throws AppError NOT_FOUND, VALIDATION */
export const changeLocationPhoto =
  (deps: Deps) =>
  async (id: string, photoId: string, told: PhotoChange, member: Member): Promise<Photo> => {
    const { after } = await rewritePhotos(deps, id, member, (location) => change(location, photoId, told, deps.now()));
    const photo = after.photos.find((each) => each.id === photoId);
    if (!photo) throw photoNotFound();
    return photo;
  };

/** Takes a photo away from a place. @throws AppError NOT_FOUND */
export const deleteLocationPhoto =
  (deps: Deps) =>
  async (id: string, photoId: string, member: Member): Promise<string> => {
    const { before } = await rewritePhotos(deps, id, member, (location) => removePhoto(location, photoId, deps.now()));
    await deps.images.remove(before.photos.filter((photo) => photo.id === photoId));
    return photoId;
  };
