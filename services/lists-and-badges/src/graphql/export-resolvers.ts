import { requireMember } from '@wellspring/platform/subgraph/rights';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { ListsUseCases } from '../use-cases.ts';
import type { ListsContext } from './context.ts';

type All = CompleteResolvers<ListsContext>;
type ExportResolvers = Pick<All, 'ExportedMark' | 'ExportedTripListItem'> & {
  readonly Query: Pick<All['Query'], 'exportMarks' | 'exportTripLists'>;
};

/** A member's own copy of what they keep here, whole. */
export const exportResolvers = (useCases: ListsUseCases): ExportResolvers => ({
  Query: {
    exportMarks: (_, __, { actor }) => useCases.marksOf(requireMember(actor).id),
    exportTripLists: (_, __, { actor }) => useCases.allTripListsOf(requireMember(actor).id),
  },
  ExportedMark: { location: ({ locationId }) => ({ id: locationId }) },
  ExportedTripListItem: { location: ({ locationId }) => ({ id: locationId }) },
});
