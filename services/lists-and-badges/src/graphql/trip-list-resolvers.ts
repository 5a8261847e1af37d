import { requireMember } from '@wellspring/platform/subgraph/rights';
import {
  PUBLIC_LISTS_DEFAULT,
  PUBLIC_LISTS_MAX,
  PUBLIC_LISTS_PAGE_MAX,
} from '@wellspring/rest-contract/listing-limits';
import { itemNotFound, type TripList, type TripListDraft, type TripListText } from '../domain/trip-list.ts';
import type { CompleteResolvers, TripListInput } from '../generated/graphql.ts';
import type { ListsUseCases } from '../use-cases.ts';
import { isSeenBy, type NumberedItem } from '../use-cases/read-trip-lists.ts';
import type { ListsContext } from './context.ts';
import { requestedPage } from '@wellspring/platform/subgraph/requested-page';
import { readerOf, viewerOf } from '@wellspring/platform/subgraph/define-subgraph';

const within = (value: number, most: number): number => Math.min(Math.max(value, 1), most);

type Written = { readonly list: TripList; readonly locationId: string };

const itemOf = async ({ list, locationId }: Written, context: ListsContext): Promise<NumberedItem> => {
  const item = (await context.itemsOf(list)).find((each) => each.locationId === locationId);
  if (!item) throw itemNotFound();
  return item;
};

const textOf = ({ name, description, isPublic }: TripListInput): TripListText => ({
  name,
  description: description ?? null,
  isPublic: isPublic ?? false,
});

const draftOf = ({ showsNotes, ...input }: TripListInput): TripListDraft => ({
  ...textOf(input),
  ...(showsNotes != null && { showsNotes }),
});

type All = CompleteResolvers<ListsContext>;
type ItemMutation = 'addTripListItem' | 'changeTripListItem' | 'removeTripListItem';
type TripListResolvers = Pick<All, 'TripList' | 'TripListItem'> & {
  readonly Query: Pick<All['Query'], 'tripLists' | 'tripList' | 'publicTripLists'>;
  readonly Mutation: Pick<All['Mutation'], 'createTripList' | 'changeTripList' | 'deleteTripList' | ItemMutation>;
};

/** Resolvers of trip lists: they read the arguments and call a use case. */
export const tripListResolvers = (useCases: ListsUseCases): TripListResolvers => ({
  Query: {
    tripLists: (_, args, { actor }) => {
      const { limit, offset } = requestedPage(args);
      return useCases.tripListsOf(requireMember(actor).id, limit, offset);
    },
    tripList: (_, { id }, { actor }) => useCases.readTripList(id, readerOf(actor)),
    publicTripLists: (_, { search, page, limit }) => {
      const most = within(limit ?? PUBLIC_LISTS_DEFAULT, PUBLIC_LISTS_MAX);
      const offset = (within(page ?? 1, PUBLIC_LISTS_PAGE_MAX) - 1) * most;
      return useCases.publicTripLists({ search: search ?? '', limit: most, offset });
    },
  },
  Mutation: {
    createTripList: (_, { input, idempotencyKey }, { actor }) =>
      useCases.createTripList(draftOf(input), viewerOf(actor), idempotencyKey ?? null),
    changeTripList: (_, { id, input: { name, description, isPublic, showsNotes }, expected }, { actor }) => {
      const change = {
        ...(name != null && { name }),
        ...(description !== undefined && { description }),
        ...(isPublic != null && { isPublic }),
        ...(showsNotes != null && { showsNotes }),
      };
      return useCases.changeTripList(id, change, viewerOf(actor), expected ? textOf(expected) : null);
    },
    deleteTripList: async (_, { id }, { actor }) => {
      await useCases.deleteTripList(id, viewerOf(actor));
      return id;
    },
    addTripListItem: async (_, { id, input: { locationId, notes, visitOrder }, idempotencyKey }, context) => {
      const item = { locationId, notes: notes ?? null, visitOrder: visitOrder ?? null };
      return itemOf(await useCases.addTripListItem(id, item, viewerOf(context.actor), idempotencyKey ?? null), context);
    },
    changeTripListItem: async (_, { id, locationId, input: { notes, visitOrder, revision } }, context) => {
      const change = { ...(notes !== undefined && { notes }), ...(visitOrder != null && { visitOrder }) };
      const viewer = viewerOf(context.actor);
      return itemOf(await useCases.changeTripListItem(id, locationId, change, viewer, revision ?? null), context);
    },
    removeTripListItem: (_, { id, locationId, revision }, { actor }) =>
      useCases.removeTripListItem(id, locationId, viewerOf(actor), revision ?? null),
  },
  TripList: {
    __resolveReference: async ({ id }, { actor, tripListById }) => {
      const list = await tripListById.load(id);
      return list && isSeenBy(list, readerOf(actor)) ? list : null;
    },
    user: ({ userId }) => ({ id: userId }),
    itemCount: async (list, _, { itemsOf }) => (await itemsOf(list)).length,
    items: async (list, { limit }, { itemsOf }) => (await itemsOf(list)).slice(0, Math.max(limit ?? Infinity, 0)),
    holds: async (list, { locationId }, { itemsOf }) => {
      const items = list.items.filter((item) => item.locationId === locationId);
      return (await itemsOf({ ...list, items })).length > 0;
    },
  },
  TripListItem: { location: ({ locationId }) => ({ id: locationId }) },
});
