import type { ComponentProps } from 'react';
import { OpenFactsProvider } from '../../shared/facts/open-facts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { AddressGroup } from './address-group.tsx';
import { CategoryField } from './category-field.tsx';
import { groupFields } from './field-groups.ts';
import { FactsGroup } from './facts-group.tsx';
import { FormGroup } from './form-group.tsx';
import { LocationFields } from './location-field.tsx';

const [NAME, ...ABOUT] = groupFields('place');
const VISITING = groupFields('visit');
const EFFECT = groupFields('effect');

/** All fields of a place: texts, numbers, the point and the facts. */
export const DetailGroups = ({ finding, ...address }: ComponentProps<typeof AddressGroup>) => {
  const t = useWords('addLocation');
  return (
    <OpenFactsProvider>
      <FormGroup heading={t('addLocation.thePlace')}>
        <LocationFields fields={NAME ? [NAME] : []} finding={finding} />
        <CategoryField finding={finding} />
        <LocationFields fields={ABOUT} finding={finding} />
      </FormGroup>
      <AddressGroup finding={finding} {...address} />
      <FormGroup heading={t('addLocation.forVisit')}>
        <LocationFields fields={VISITING} finding={finding} />
      </FormGroup>
      <FormGroup heading={t('addLocation.goodFor')}>
        <LocationFields fields={EFFECT} finding={finding} />
      </FormGroup>
      <FactsGroup />
    </OpenFactsProvider>
  );
};
