import type { ComponentProps } from 'react';
import { AddressGroup } from './address-group.tsx';
import { CategoryField } from './category-field.tsx';
import { ABOUT, EFFECT, VISITING } from './field-groups.ts';
import { FormGroup } from './form-group.tsx';
import { LocationFields } from './location-field.tsx';

/** Everything that is told of a place in words, numbers and a point. */
export const DetailGroups = ({ finding, ...address }: ComponentProps<typeof AddressGroup>) => (
  <>
    <FormGroup heading="The place">
      <LocationFields rows={ABOUT.slice(0, 1)} finding={finding} />
      <CategoryField finding={finding} />
      <LocationFields rows={ABOUT.slice(1)} finding={finding} />
    </FormGroup>
    <AddressGroup finding={finding} {...address} />
    <FormGroup heading="For a visit">
      <LocationFields rows={VISITING} finding={finding} />
    </FormGroup>
    <FormGroup heading="What it is good for">
      <LocationFields rows={EFFECT} finding={finding} />
    </FormGroup>
  </>
);
