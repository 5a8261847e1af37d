import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import { isSame } from './changed-fields.ts';
import { changed } from './lifecycle.ts';
import type { Location, Photo } from './location.ts';
import { checkCaption, inOrder, photosToAdd, PHOTOS_MAX, roomForPhotos, type PhotoChange } from './own-photos.ts';
import type { Proposal, ProposedCaption, ProposedPhotos } from './proposal.ts';
import type { Viewer } from './publication.ts';
import type { ReadRevision } from './read-revision.ts';

/** For so long the photos that follow a submission belong to it. */
const SUBMISSION_MS = 60 * 60 * 1_000;

/** The site published it at once, and no admin has published or withdrawn it since. */
const wasPublishedAtOnce = ({ isVerified, fieldRevisions }: Location): boolean =>
  isVerified && !fieldRevisions.some(({ field }) => field === 'isVerified');

/**
 * Whether what a member adds to the photos of a place waits for an admin. A pending place is judged with its photos, and where the site
 * publishes submissions at once, those that follow within the hour are part of the submission.
 */
export const photosWait = (member: NonNullable<Viewer>, location: Location, now: Date): boolean => {
  if (member.isAdmin || !location.isVerified) return false;
  const age = now.getTime() - location.createdAt.getTime();
  return !(wasPublishedAtOnce(location) && age < SUBMISSION_MS);
};

/** Proposes a caption, as it is stored, for a photo of the place; the current caption withdraws the proposed one. */
export const withCaption =
  (location: Location, photoId: string, after: string | null) =>
  ({ photos, captions }: ProposedPhotos): ProposedPhotos => {
    const before = location.photos.find(({ id }) => id === photoId)?.caption ?? null;
    const others = captions.filter((each) => each.photoId !== photoId);
    const isChange = after !== null && after !== before;
    return { photos, captions: isChange ? [...others, { photoId, before, after }] : others };
  };

/** The proposal with another caption for a photo that is itself proposed. @throws AppError VALIDATION */
export const withWaitingCaption = (
  { photos, captions }: ProposedPhotos,
  photoId: string,
  { caption, isPrimary, order }: PhotoChange,
): ProposedPhotos => {
  const isOrder = isPrimary !== undefined || order !== undefined;
  if (isOrder && photos.some(({ id }) => id === photoId))
    throw new AppError('VALIDATION', say('catalogErrors.photoWaits'));
  if (caption === undefined) return { photos, captions };
  const words = checkCaption(caption);
  return { photos: photos.map((photo) => (photo.id === photoId ? { ...photo, caption: words } : photo)), captions };
};

/** The proposal without all its changes of one photo. */
export const withoutPhoto = ({ photos, captions }: ProposedPhotos, photoId: string): ProposedPhotos => ({
  photos: photos.filter(({ id }) => id !== photoId),
  captions: captions.filter((each) => each.photoId !== photoId),
});

/** Captions for photos that the place still has, beside the current ones. */
export const captionsNow = (
  { captions }: ProposedPhotos,
  { photos }: Pick<Location, 'photos'>,
): readonly ProposedCaption[] =>
  captions.flatMap((each) => {
    const photo = photos.find(({ id }) => id === each.photoId);
    return photo ? [{ ...each, before: photo.caption }] : [];
  });

const idsOf = ({ photos, captions }: ProposedPhotos): readonly string[] => [
  ...photos.map(({ id }) => id),
  ...captions.map(({ photoId }) => photoId),
];

type Accepted = { readonly proposalRevision: ReadRevision; readonly declinedPhotos: readonly string[] };

/** Pictures are accepted as they were seen: which ones they were, the revision says. @throws AppError VALIDATION, CONFLICT */
export const checkPhotosAccepted = (
  proposal: Proposal,
  location: Location,
  { proposalRevision, declinedPhotos }: Accepted,
): void => {
  const refuse = (message: Message): never => {
    throw new AppError('VALIDATION', message);
  };
  const proposed = idsOf(proposal);
  if (proposalRevision === null) refuse(say('catalogErrors.photosNeedRevision'));
  if (declinedPhotos.some((id) => !proposed.includes(id))) refuse(say('catalogErrors.declinedPhotoForeign'));
  if (proposed.every((id) => declinedPhotos.includes(id))) refuse(say('catalogErrors.noPhotoAccepted'));
  const accepted = proposal.photos.filter(({ id }) => !declinedPhotos.includes(id));
  const room = roomForPhotos(location);
  if (accepted.length > room)
    throw new AppError('CONFLICT', say('catalogErrors.photosTooManyAccepted', { max: PHOTOS_MAX, room }));
};

/** The place with the photos and captions that were accepted; null when it has them. A caption that was changed since stays. */
export const withAcceptedPhotos = (proposal: Proposal, location: Location, now: Date): Location | null => {
  const isAccepted = (id: string): boolean => !proposal.declinedPhotos.includes(id);
  const captioned = location.photos.map((photo) => {
    const proposed = proposal.captions.find(({ photoId }) => photoId === photo.id && isAccepted(photoId));
    return proposed && proposed.before === photo.caption ? { ...photo, caption: proposed.after } : photo;
  });
  const accepted = proposal.photos.filter(({ id }) => isAccepted(id));
  const photos = inOrder([...captioned, ...photosToAdd(location, accepted)]);
  return isSame(photos, location.photos) ? null : changed(location, { photos }, now);
};

/** The pictures to remove with a proposal, or after the decision on it: all that no place has taken over. */
export const picturesToRemove = ({ status, photos, declinedPhotos }: Proposal) =>
  status === 'accepted' ? photos.filter(({ id }) => declinedPhotos.includes(id)) : photos;

type ShownPhoto = {
  readonly id: string;
  /** null: only a caption changes, or the proposal is decided, and the picture belongs to the place or is deleted */
  readonly key: string | null;
  readonly caption: string | null;
  readonly currentCaption: string | null;
  readonly isNew: boolean;
  readonly isDeclined: boolean;
};

/** What would be new, photo by photo; `current`: the photos of the place. A caption whose photo is gone is not shown. */
export const shownPhotos = (proposal: Proposal, current: readonly Photo[]): readonly ShownPhoto[] => {
  const { status, declinedPhotos, photos } = proposal;
  const isDeclined = (id: string): boolean => status === 'declined' || declinedPhotos.includes(id);
  const captions = status === 'pending' ? captionsNow(proposal, { photos: current }) : proposal.captions;
  const keyOf = (photoId: string) => current.find(({ id }) => id === photoId)?.key ?? null;
  return [
    ...photos.map(({ id, key, caption }) => ({
      id,
      key: status === 'pending' ? key : keyOf(id),
      caption,
      currentCaption: null,
      isNew: true,
      isDeclined: isDeclined(id),
    })),
    ...captions.map(({ photoId: id, before, after }) => ({
      id,
      key: keyOf(id),
      caption: after,
      currentCaption: before,
      isNew: false,
      isDeclined: isDeclined(id),
    })),
  ];
};
