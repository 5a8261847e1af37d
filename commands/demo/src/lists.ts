import { AppError } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import type { AskService } from './ask-services.ts';

type DemoList = {
  readonly name: string;
  readonly description: string;
  /** of the demo's places, in the order one would go */
  readonly sourceIds: readonly string[];
};

const LISTS: readonly DemoList[] = [
  {
    name: 'Baths of Budapest',
    description: 'Warm water on both banks of the Danube. A list of the demo.',
    sourceIds: ['szechenyi-thermal-bath', 'rudas-baths', 'gellert-thermal-bath'],
  },
  {
    name: 'A week of onsen',
    description: 'Hot springs from the mountains of Gunma down to Kyushu. A list of the demo.',
    sourceIds: [
      'kusatsu-onsen',
      'takaragawa-onsen',
      'yunessun-kowakidani-onsen',
      'nishiyama-onsen-keiunkan',
      'hoshi-ryokan',
      'dogo-onsen-honkan',
      'beppu-onsen-takegawara',
    ],
  },
];

const CREATE =
  'mutation ($input: TripListInput!, $key: String) { createTripList(input: $input, idempotencyKey: $key) { id } }';
const ADD =
  'mutation ($id: ID!, $input: TripListItemInput!) { addTripListItem(id: $id, input: $input) { visitOrder } }';
const Created = z.object({ createTripList: z.object({ id: z.string() }) });

const unlessThere = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
};

/** Public lists of the demo's member. Made again they are the same; places that are gone are left out. */
export const addDemoLists = async (
  ask: AskService,
  member: Actor,
  places: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { name, description, sourceIds } of LISTS) {
    const variables = { input: { name, description, isPublic: true }, key: `demo ${name}`.replaceAll(' ', '-') };
    const { id } = Created.parse(await ask('lists-and-badges', member, CREATE, variables)).createTripList;
    for (const sourceId of sourceIds) {
      const locationId = places.get(sourceId);
      if (locationId !== undefined)
        await ask('lists-and-badges', member, ADD, { id, input: { locationId } }).catch(unlessThere);
    }
  }
};
