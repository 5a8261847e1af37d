import { mapKind } from '@wellspring/place-schema/kinds';
import { labelId } from '@wellspring/place-schema/labels';
import type { Translate } from '@wellspring/words/translate';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { categoryName } from '../../../shared/category.ts';
import { editedFields, valuesOf, wordsOf, type EditField, type EditValues } from './edit-values.ts';

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

type Say = Translate<'admin' | 'categories' | 'fields'>;

/** A list is too long to bring the tags and facts of all its places: that they changed is said by the server alone. */
const valuesRead = (row: Row): EditValues => valuesOf({ ...mapKind('fact', () => null), ...row, tags: [] });

const editedTexts = (read: Row, now: Row): readonly EditField[] => editedFields(valuesRead(read), valuesRead(now));

const categoryText = (t: Say, { categoryId, category }: Row): string =>
  category ? categoryName(t, categoryId, category.name) : '';

const shown = (t: Say, row: Row, field: EditField, locale: string): string =>
  field === 'categoryId' ? categoryText(t, row) : wordsOf(t, field, valuesRead(row)[field], locale);

const flag = (label: string, read: boolean, now: boolean, [yes, no]: readonly [string, string]): TextDifference[] =>
  read === now ? [] : [{ label, read: read ? yes : no, now: now ? yes : no }];

const photoDifferences = (read: readonly Photo[], now: readonly Photo[]): readonly PhotoDifference[] => {
  const before = new Map(read.map((photo) => [photo.id, photo]));
  const after = new Map(now.map((photo) => [photo.id, photo]));
  const main = now[0];
  return [
    ...now.flatMap((photo): PhotoDifference[] => {
      const previous = before.get(photo.id);
      if (!previous || previous.url !== photo.url) return [{ photo, became: 'added', captionRead: null }];
      return previous.caption === photo.caption ? [] : [{ photo, became: 'captioned', captionRead: previous.caption }];
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
export const differencesBetween = (t: Say, read: Row, now: Row, locale: string): Differences => ({
  texts: [
    ...editedTexts(read, now).map((field) => ({
      label: t(labelId(field, 'admin')),
      read: shown(t, read, field, locale),
      now: shown(t, now, field, locale),
    })),
    ...flag(t('admin.publication'), read.isVerified, now.isVerified, [t('admin.verified'), t('admin.pending')]),
    ...flag(t('admin.claim'), read.isClaimed, now.isClaimed, [t('admin.claimed'), t('admin.notClaimed')]),
  ],
  photos: photoDifferences(read.photos, now.photos),
});

/** Whether a place is another than what was read of it. */
export const hasChanged = (read: Row, now: Row): boolean =>
  read.revision !== now.revision &&
  (editedTexts(read, now).length > 0 ||
    read.isVerified !== now.isVerified ||
    read.isClaimed !== now.isClaimed ||
    photoDifferences(read.photos, now.photos).length > 0);
