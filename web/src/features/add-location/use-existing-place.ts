import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SimilarPlace } from './use-submit.ts';

/** Milliseconds after the last key before the request. */
const DELAY = 800;

/** Queries that need a name load later than the form. */
const operations = () => import('../../generated/add-location-operations.ts');

const plain = (text: string | null): string =>
  (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

type Named = { readonly name: string; readonly city: string };

/** Of places like this one, that with the same name in the same town; null: none. */
const sameAs = ({ name, city }: Named, similar: readonly SimilarPlace[]): SimilarPlace | null =>
  similar.find((place) => plain(place.name) === plain(name) && plain(place.city) === plain(city)) ?? null;

type Match = { readonly named: string; readonly place: SimilarPlace };

/** The place that is here already by this name in this town; null while none is known. */
export const useExistingPlace = ({ name, city }: Named): SimilarPlace | null => {
  const client = useApolloClient();
  const [match, setMatch] = useState<Match | null>(null);
  const named = JSON.stringify([plain(name), plain(city)]);
  const isNamed = name.trim() !== '' && city.trim() !== '';
  useEffect(() => {
    if (!isNamed) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const { SimilarLocationsDocument: query } = await operations();
      const { data } = await client.query({ query, variables: { name: name.trim(), city: city.trim() } });
      const place = sameAs({ name, city }, data?.similarLocations ?? []);
      if (isCurrent && place) setMatch({ named, place });
    };
    // A failed check is repeated when the place is submitted.
    const timer = setTimeout(() => void ask().catch(() => undefined), DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, isNamed, name, city, named]);
  return isNamed && match?.named === named ? match.place : null;
};
