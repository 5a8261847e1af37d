import { useId, useMemo } from 'react';
import type { PointMapSlot } from '../../shared/map-slot.ts';
import { useLanguage, useWords } from '../../shared/words/words.ts';
import { countryNames } from './countries.ts';
import { COUNTRY, groupFields } from './field-groups.ts';
import type { Finding } from './finding.ts';
import { FormGroup } from './form-group.tsx';
import { LocationField, LocationFields } from './location-field.tsx';
import { PointField } from './point-field.tsx';
import { useAddressPoint } from './use-address-point.ts';

const ADDRESS = groupFields('address');

type Props = {
  readonly finding: Finding | null;
  /** where the place is has been said before */
  readonly isLocated: boolean;
  readonly PointMap: PointMapSlot;
};

/** Where the place is, in words and on the map. */
export const AddressGroup = ({ finding, isLocated, PointMap }: Props) => {
  const t = useWords('addLocation');
  const countries = useId();
  const language = useLanguage();
  const names = useMemo(() => countryNames(language), [language]);
  const point = useAddressPoint(isLocated);
  return (
    <FormGroup heading={t('addLocation.whereItIs')}>
      <LocationFields fields={ADDRESS} finding={finding} onLeave={point.locate} />
      <LocationField field={COUNTRY} finding={finding} onLeave={point.locate} list={countries} />
      <datalist id={countries}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PointField finding={finding} point={point} PointMap={PointMap} />
    </FormGroup>
  );
};
