import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { island } from '../../shared/ui/island.tsx';
import { AddressGroup } from './address-group.tsx';
import { CategoryField } from './category-field.tsx';
import { ABOUT, EFFECT, VISITING } from './field-groups.ts';
import type { Finding } from './finding.ts';
import { FormGroup } from './form-group.tsx';
import { LocationFields } from './location-field.tsx';
import type { Fields } from './location-fields.ts';
import type { PointMapSlot } from './point-field.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const PhotosGroup = island(
  () => import('./photos-group.tsx').then((it) => it.PhotosGroup),
  <div className="pulse h-48" />,
  { title: 'Photos cannot be added right now', text: 'This part comes by itself when the connection is back.' },
);

const ClaimField = () => {
  const { register } = useFormContext<Fields>();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input type="checkbox" {...register('isClaimed')} className="mt-1 size-5 shrink-0 accent-primary" />
      <span>
        <span className="block font-semibold">I own or manage this location</span>
        <span className="block text-sm text-ink-soft">We look at that as well before it is shown.</span>
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
    <FormGroup heading="The place">
      <LocationFields rows={ABOUT.slice(0, 1)} finding={finding} />
      <CategoryField finding={finding} />
      <LocationFields rows={ABOUT.slice(1)} finding={finding} />
    </FormGroup>
    <AddressGroup finding={finding} PointMap={PointMap} />
    <FormGroup heading="For a visit">
      <LocationFields rows={VISITING} finding={finding} />
    </FormGroup>
    <FormGroup heading="What it is good for">
      <LocationFields rows={EFFECT} finding={finding} />
    </FormGroup>
    <PhotosGroup chosen={chosen} />
    <ClaimField />
    {children}
  </div>
);
