import { actBy, type ChangedField } from '@wellspring/events/acts';
import { fact } from '@wellspring/events/fact';
import {
  HeroImageAddedSchema,
  HeroImageChangedSchema,
  HeroImageDeletedSchema,
} from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { HeroGallery, HeroImage } from './domain/hero-gallery.ts';

const published = ({ id, revision, key, position, isActive }: HeroImage, deleted = false) => ({
  heroImage: { imageId: id, revision: BigInt(revision), key, position, isActive, deleted },
});

const switched = (before: HeroImage, after: HeroImage): readonly ChangedField[] =>
  before.isActive === after.isActive ? [] : [{ field: 'isActive', before: before.isActive, after: after.isActive }];

/** The order by the places that the pictures had. */
const ordered = (before: HeroGallery, after: HeroGallery): readonly ChangedField[] => {
  const placeBefore = new Map(before.images.map(({ id, position }) => [id, position]));
  const places = ({ images }: HeroGallery): string => images.map(({ id }) => placeBefore.get(id)).join(' ');
  return [{ field: 'order', before: places(before), after: places(after) }];
};

/**
 * What became of each picture from one state of the gallery to the next. Pictures that move up because another went are no act of
 * their own; where an act moves several, the event of the first names it.
 * @param by the admin who did it; null: none
 */
export const heroFacts = (before: HeroGallery, after: HeroGallery, by: string | null): readonly Fact[] => {
  const beforeById = new Map(before.images.map((image) => [image.id, image]));
  const afterIds = new Set(after.images.map(({ id }) => id));
  const acted = (changes: readonly ChangedField[] = []) => (by === null ? {} : { act: actBy(by, changes) });
  const gone = before.images.filter(({ id }) => !afterIds.has(id));
  const added = after.images.filter(({ id }) => !beforeById.has(id));
  const changed = after.images.flatMap((image) => {
    const old = beforeById.get(image.id);
    return old && old.revision < image.revision ? [{ old, image }] : [];
  });
  const actOn = (old: HeroImage, image: HeroImage, index: number) => {
    const changes = switched(old, image);
    if (changes.length > 0) return acted(changes);
    return gone.length === 0 && index === 0 ? acted(ordered(before, after)) : {};
  };
  return [
    ...gone.map(({ revision, ...image }) =>
      fact(TOPICS.moderation, image.id, HeroImageDeletedSchema, {
        ...published({ ...image, revision: revision + 1 }, true),
        ...acted(),
      }),
    ),
    ...added.map((image) =>
      fact(TOPICS.moderation, image.id, HeroImageAddedSchema, { ...published(image), ...acted() }),
    ),
    ...changed.map(({ old, image }, index) =>
      fact(TOPICS.moderation, image.id, HeroImageChangedSchema, { ...published(image), ...actOn(old, image, index) }),
    ),
  ];
};
