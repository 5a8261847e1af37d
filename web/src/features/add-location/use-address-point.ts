import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import type { MapPoint } from '../../shared/map-slot.ts';
import { pointIn } from '../../shared/typed-point.ts';
import { useWords } from '../../shared/words/words.ts';
import type { Fields } from './location-fields.ts';
import { addressOf, locatedBy, type Located } from './point.ts';

const isSame = (one: MapPoint, other: MapPoint | null): boolean =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** Queries that run only after typing load later than the form. */
const operations = () => import('../../generated/add-location-operations.ts');

/**
 * Sets the point of the form from its address, until the point is set by hand. `isLocated`: the address that the form
 * begins with needs no looking up.
 */
export const useAddressPoint = (isLocated: boolean) => {
  const t = useWords('addLocation');
  const client = useApolloClient();
  const { getValues, setValue } = useFormContext<Fields>();
  const [words, setWords] = useState('');
  const requested = useRef(isLocated ? JSON.stringify(addressOf(getValues())) : '');
  const found = useRef<MapPoint | null>(null);

  const put = ({ latitude, longitude }: MapPoint, coordinatesAre: CoordinatesAre): void => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('latitude', String(latitude), options);
    setValue('longitude', String(longitude), options);
    setValue('coordinatesAre', coordinatesAre, options);
  };
  /** The point was not set by hand: the field is empty, or filled from an address. */
  const isOurs = (): boolean => {
    const { latitude, longitude, coordinatesAre } = getValues();
    const point = pointIn({ latitude, longitude });
    return (
      (latitude.trim() === '' && longitude.trim() === '') ||
      coordinatesAre === 'approximate' ||
      (point !== null && isSame(point, found.current))
    );
  };
  const search = async (address: NonNullable<ReturnType<typeof addressOf>>): Promise<Located | null> => {
    const { LocateAddressDocument: query } = await operations();
    const { data } = await client.query({ query, variables: { address } });
    return data?.locateAddress ? locatedBy(t, data.locateAddress) : null;
  };
  /** Once for an address: called when its fields are left. */
  const locate = async (): Promise<void> => {
    const address = addressOf(getValues());
    const question = JSON.stringify(address);
    if (address === null || question === requested.current || !isOurs()) return;
    requested.current = question;
    const isCurrent = (): boolean => requested.current === question && isOurs();
    try {
      const located = await search(address);
      if (!isCurrent()) return;
      setWords(located?.words ?? t('addLocation.pointUnknown'));
      if (!located) return;
      found.current = { latitude: located.latitude, longitude: located.longitude };
      put(found.current, located.coordinatesAre);
    } catch {
      if (!isCurrent()) return;
      requested.current = '';
      setWords(t('addLocation.addressesAway'));
    }
  };
  // What a draft brought back has left no field.
  const locateFirst = useEffectEvent(() => void locate());
  useEffect(() => {
    const timer = setTimeout(() => locateFirst());
    return () => clearTimeout(timer);
  }, []);
  return {
    /** what is to be known of the point; '': nothing */
    words,
    locate: () => void locate(),
    /** The member says where it is. */
    putByHand: (point: MapPoint): void => {
      found.current = null;
      setWords('');
      put(point, 'exact');
    },
    /** The member types where it is. */
    typedByHand: (): void => {
      found.current = null;
      setWords('');
      setValue('coordinatesAre', pointIn(getValues()) ? 'exact' : '');
    },
  };
};
