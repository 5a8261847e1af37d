import type { ComponentProps } from 'react';
import { AddressGroup } from './address-group.tsx';
import { CategoryField } from './category-field.tsx';
import { groupFields } from './field-groups.ts';
import { FormGroup } from './form-group.tsx';
import { LocationFields } from './location-field.tsx';

const [NAME, ...ABOUT] = groupFields('place');
const VISITING = groupFields('visit');
const EFFECT = groupFields('effect');

/** Everything that is told of a place in words, numbers and a point. */
export const DetailGroups = ({ finding, ...address }: ComponentProps<typeof AddressGroup>) => (
  <>
    <FormGroup heading="The place">
      <LocationFields fields={NAME ? [NAME] : []} finding={finding} />
      <CategoryField finding={finding} />
      <LocationFields fields={ABOUT} finding={finding} />
    </FormGroup>
    <AddressGroup finding={finding} {...address} />
    <FormGroup heading="For a visit">
      <LocationFields fields={VISITING} finding={finding} />
    </FormGroup>
    <FormGroup heading="What it is good for">
      <LocationFields fields={EFFECT} finding={finding} />
    </FormGroup>
  </>
);
