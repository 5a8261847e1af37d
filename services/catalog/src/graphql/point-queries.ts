import { PLACE_FIELDS } from '@wellspring/place-schema/fields';
import { checkCoordinates } from '../domain/details.ts';
import { checkText } from '../domain/values.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { CatalogUseCases } from '../use-cases.ts';
import type { CatalogContext } from './context.ts';
import { said } from './said.ts';

type Resolvers = CompleteResolvers<CatalogContext>;

type Address = Readonly<Partial<Record<'address' | 'city' | 'state' | 'country', string | null | undefined>>>;

const addressIn = (input: Address) => {
  const text = (field: keyof Address) => checkText(field, PLACE_FIELDS[field], input[field] ?? null);
  return { address: text('address'), city: text('city'), state: text('state'), country: text('country') };
};

/** The queries of a form about the point of a place. */
export const pointQueries = (useCases: CatalogUseCases): Pick<Resolvers['Query'], 'pointDoubt' | 'locateAddress'> => ({
  pointDoubt: async (_, { latitude, longitude, address }, reader) => {
    const doubt = await useCases.doubtPoint(checkCoordinates({ latitude, longitude }), addressIn(address));
    return doubt && { ...doubt, words: said(reader, doubt.words) };
  },
  locateAddress: async (_, { address }) => {
    const { coordinates, coordinatesAre, town } = await useCases.locateAddress(addressIn(address));
    return coordinates && coordinatesAre && { ...coordinates, coordinatesAre, town };
  },
});
