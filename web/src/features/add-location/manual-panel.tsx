import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PointMapSlot } from '../../shared/map-slot.ts';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';
import { DetailGroups } from './detail-groups.tsx';
import type { Finding } from './finding.ts';
import type { Fields } from './location-fields.ts';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const PhotosGroup = island(
  () => import('./photos-group.tsx').then((it) => it.PhotosGroup),
  <div className="pulse h-48" />,
  { title: 'addLocation.photosNotAdded', text: 'addLocation.partComesByItself' },
);

const ClaimField = () => {
  const t = useWords('addLocation');
  const { register } = useFormContext<Fields>();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input type="checkbox" {...register('isClaimed')} className="mt-1 size-5 shrink-0 accent-primary" />
      <span>
        <span className="block font-semibold">{t('addLocation.isMine')}</span>
        <span className="block text-sm text-ink-soft">{t('addLocation.isMineHelp')}</span>
      </span>
    </label>
  );
};

type Props = {
  readonly finding: Finding | null;
  readonly chosen: ChosenPhotos;
  readonly PointMap: PointMapSlot;
  /** what stands at the end: the button, and what came of it */
  readonly children: ReactNode;
};

/** Everything that a member may tell of a place. */
export const ManualPanel = ({ finding, chosen, PointMap, children }: Props) => (
  <div className="grid grid-cols-1 gap-8">
    <DetailGroups finding={finding} isLocated={false} PointMap={PointMap} />
    <PhotosGroup chosen={chosen} />
    <ClaimField />
    {children}
  </div>
);
