import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import type { AskService } from './ask-services.ts';

/** Real places, which wait for an admin as a member's would. */
const SUBMISSIONS = [
  {
    name: 'Lukács Thermal Bath',
    description: 'A bath of the 1880s in Buda with indoor pools, outdoor pools and a drinking hall.',
    address: 'Frankel Leó út 25–29',
    city: 'Budapest',
    country: 'Hungary',
    categoryId: 20,
    latitude: 47.518,
    longitude: 19.0362,
    website: 'https://www.lukacsfurdo.hu',
    tags: ['bath house'],
  },
  {
    name: 'Cascate del Mulino',
    description: 'Terraces of travertine below an old mill, filled by the sulphur springs of Saturnia. Free of charge.',
    address: 'Strada della Follonata',
    city: 'Manciano',
    state: 'Tuscany',
    country: 'Italy',
    categoryId: 20,
    latitude: 42.6482,
    longitude: 11.5125,
    temperature: '37 °C',
    tags: ['wild spring'],
  },
] as const;

const SUBMIT =
  'mutation ($input: LocationInput!, $key: String) { submitLocation(input: $input, idempotencyKey: $key) { location { id } } }';
const OWN = '{ myLocations(limit: 100) { locations { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteLocation(id: $id) }';
const Own = z.object({ myLocations: z.object({ locations: z.array(z.object({ id: z.string() })) }) });

/** Places that the demo's member submitted. Submitted again they are the same. */
export const addDemoSubmissions = async (ask: AskService, member: Actor): Promise<void> => {
  for (const input of SUBMISSIONS) {
    const key = `demo-${input.name}`.replaceAll(/[^\w-]/g, '-');
    await ask('catalog', member, SUBMIT, { input, key });
  }
};

/** Deletes places, and all submissions of the demo's member, as an admin does. */
export const removeDemoLocations = async (
  ask: AskService,
  { member, admin }: { readonly member: Actor; readonly admin: Actor },
  placeIds: Iterable<string>,
): Promise<void> => {
  const own = Own.parse(await ask('catalog', member, OWN)).myLocations.locations;
  for (const id of [...placeIds, ...own.map((location) => location.id)]) await ask('catalog', admin, DELETE, { id });
};
