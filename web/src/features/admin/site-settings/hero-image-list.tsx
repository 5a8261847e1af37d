import type { Translate } from '@wellspring/words/translate';
import type { AdminHeroImageItemFragment } from '../../../generated/admin-operations.ts';
import { SortableList } from '../../../shared/ui/sortable-list.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { HeroImageRow } from './hero-image-row.tsx';
import { useHeroEdits } from './use-hero-edits.ts';

type Image = AdminHeroImageItemFragment;

const nameIn =
  (t: Translate<'admin'>, images: readonly Image[]) =>
  (id: string): string =>
    images.find((image) => image.id === id)?.originalName ?? t('admin.unnamedImage');

type Props = { readonly images: readonly Image[]; readonly refetch: () => void };

/** All hero images, in the order in which the landing page shows them. */
export const HeroImageList = ({ images: stored, refetch }: Props) => {
  const t = useWords('admin');
  const { images, move, setActive, remove } = useHeroEdits(stored, refetch);
  if (images.length === 0) return <p className="mt-6 text-ink-soft">{t('admin.imagesNone')}</p>;
  return (
    <SortableList ids={images.map(({ id }) => id)} nameOf={nameIn(t, images)} onMove={move}>
      <ol aria-label={t('admin.imagesInOrder')} className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {images.map((image, index) => (
          <HeroImageRow
            key={image.id}
            image={image}
            number={index + 1}
            onActive={(isActive) => setActive(image.id, isActive)}
            onDelete={() => remove(image.id)}
          />
        ))}
      </ol>
    </SortableList>
  );
};
