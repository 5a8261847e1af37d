import { SortableList } from '../../shared/ui/sortable-list.tsx';
import { useWords } from '../../shared/words/words.ts';
import { PhotoRow } from './photo-row.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';

type Props = {
  readonly chosen: Pick<ChosenPhotos, 'photos' | 'primaryId' | 'describe' | 'move' | 'choosePrimary'>;
  readonly onRemove: (id: string) => void;
};

/** The chosen photos in their order. */
export const PhotoOrder = ({ chosen: { photos, primaryId, describe, move, choosePrimary }, onRemove }: Props) => {
  const t = useWords('addLocation');
  return (
    <SortableList ids={photos.map(({ id }) => id)} nameOf={() => t('addLocation.thePhoto')} onMove={move}>
      <ol className="grid grid-cols-1 gap-3">
        {photos.map((photo, at) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            number={at + 1}
            isPrimary={photo.id === primaryId}
            onPrimary={() => choosePrimary(photo.id)}
            onDescribe={(caption) => describe(photo.id, caption)}
            onRemove={() => onRemove(photo.id)}
          />
        ))}
      </ol>
    </SortableList>
  );
};
