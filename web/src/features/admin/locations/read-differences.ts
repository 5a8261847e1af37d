import type { Translate } from '@wellspring/words/translate';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { EDIT_FIELDS, editedFields, valuesOf, wordsOf, type EditField, type EditValues } from './edit-values.ts';

type Row = AdminLocationRowFragment;
type Photo = Row['photos'][number];

/** A field of a place: as it was read, and as it is now. Empty: nothing. */
export type TextDifference = { readonly label: string; readonly read: string; readonly now: string };

/** What became of a photo since it was read. */
export type PhotoDifference = {
  readonly photo: Photo;
  readonly became: 'added' | 'removed' | 'captioned' | 'main';
  /** the caption that was read, where it is another now */
  readonly captionRead: string | null;
};

export type Differences = { readonly texts: readonly TextDifference[]; readonly photos: readonly PhotoDifference[] };

const LABELS = new Map<EditField, string>(EDIT_FIELDS.map(({ name, label }) => [name, label]));

/** A list is too long to bring the tags of all its places: that they changed is said by the server alone. */
const valuesRead = (row: Row): EditValues => valuesOf({ ...row, tags: [] });

const shown = (row: Row, field: EditField): string =>
  field === 'categoryId' ? (row.category?.name ?? '') : wordsOf(field, valuesRead(row)[field]);

const flag = (label: string, read: boolean, now: boolean, [yes, no]: readonly [string, string]): TextDifference[] =>
  read === now ? [] : [{ label, read: read ? yes : no, now: now ? yes : no }];

const photoDifferences = (read: readonly Photo[], now: readonly Photo[]): readonly PhotoDifference[] => {
  const before = new Map(read.map((photo) => [photo.id, photo]));
  const after = new Map(now.map((photo) => [photo.id, photo]));
  const main = now[0];
  return [
    ...now.flatMap((photo): PhotoDifference[] => {
      const known = before.get(photo.id);
      if (!known || known.url !== photo.url) return [{ photo, became: 'added', captionRead: null }];
      return known.caption === photo.caption ? [] : [{ photo, became: 'captioned', captionRead: known.caption }];
    }),
    ...read.flatMap((photo): PhotoDifference[] =>
      after.has(photo.id) ? [] : [{ photo, became: 'removed', captionRead: null }],
    ),
    ...(main && before.has(main.id) && read[0]?.id !== main.id
      ? [{ photo: main, became: 'main', captionRead: null } as const]
      : []),
  ];
};

/** What is another in a place than what was read of it: all that its judge would have seen. */
export const differencesBetween = (t: Translate<'adminPlaces'>, read: Row, now: Row): Differences => ({
  texts: [
    ...editedFields(valuesRead(read), valuesRead(now)).map((field) => ({
      label: LABELS.get(field) ?? field,
      read: shown(read, field),
      now: shown(now, field),
    })),
    ...flag(t('adminPlaces.publication'), read.isVerified, now.isVerified, [
      t('adminPlaces.verified'),
      t('adminPlaces.pending'),
    ]),
    ...flag(t('adminPlaces.claim'), read.isClaimed, now.isClaimed, [
      t('adminPlaces.claimed'),
      t('adminPlaces.notClaimed'),
    ]),
  ],
  photos: photoDifferences(read.photos, now.photos),
});

/** Whether a place is another than what was read of it. */
export const hasChanged = (t: Translate<'adminPlaces'>, read: Row, now: Row): boolean => {
  if (read.revision === now.revision) return false;
  const { texts, photos } = differencesBetween(t, read, now);
  return texts.length + photos.length > 0;
};
