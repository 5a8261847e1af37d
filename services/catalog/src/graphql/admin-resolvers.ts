import { AppError } from '@wellspring/errors';
import { factValueText } from '@wellspring/place-schema/fact-text';
import { sayFieldsIn } from '@wellspring/place-schema/say-fields';
import { languageOf } from '@wellspring/platform/subgraph/actor';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import { PAGE_MAX } from '@wellspring/rest-contract/listing-limits';
import { say } from '@wellspring/words/message';
import { checkPage, checkSearchDepth, checkText } from '../domain/search/check-query.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { CatalogUseCases } from '../use-cases.ts';
import type { ReadLocation } from '../use-cases/verify-locations.ts';
import type { CatalogContext } from './context.ts';
import { changeOf } from './location-input.ts';
import { said } from './said.ts';

type Resolvers = CompleteResolvers<CatalogContext>;

const PAGE = 50;

/** What only admins may ask. */
export const adminQueries = (
  useCases: CatalogUseCases,
): Pick<Resolvers['Query'], 'adminLocations' | 'deletedLocation' | 'unparsedTextCounts' | 'unparsedTexts'> => ({
  adminLocations: async (_, { search, state, sort, limit, offset }) => {
    const text = checkText(search);
    const page = checkPage({ limit: limit ?? PAGE, offset: offset ?? 0 });
    if (text !== undefined) checkSearchDepth(page);
    const query = { state: state ?? 'all', ...page, ...(text !== undefined && { text }), ...(sort && { sort }) };
    const { items, total } = await useCases.adminLocations(query);
    return { locations: items, total };
  },
  unparsedTextCounts: () => useCases.countUnparsedTexts(),
  unparsedTexts: async (_, { field, after, limit }, { actor }) => {
    const page = checkPage({ limit: limit ?? PAGE, offset: 0 });
    const found = await useCases.listUnparsedTexts({ field, after: after ?? null, limit: page.limit });
    const language = languageOf(actor);
    return found.map(({ location, text, fact, value }) => ({
      location,
      text,
      readAs: factValueText(sayFieldsIn(language), fact, value, language),
    }));
  },
  deletedLocation: (_, { id }, { actor }) => useCases.deletedLocation(id, viewerOf(actor)),
});

type Read = { readonly id: string; readonly revision: number };

/** Each place once, with the revision that was read of it, if one is given. @throws AppError VALIDATION */
const readLocations = (ids: readonly string[], read: readonly Read[]): readonly ReadLocation[] => {
  if (Math.max(ids.length, read.length) > PAGE_MAX)
    throw new AppError('VALIDATION', say('catalogErrors.placesAtOnce', { max: PAGE_MAX }));
  const revisions = new Map(read.map(({ id, revision }) => [id, revision]));
  const requested = new Set(ids);
  if ([...revisions.keys()].some((id) => !requested.has(id)))
    throw new AppError('VALIDATION', say('catalogErrors.revisionForeign'));
  return [...requested].map((id) => ({ id, readRevision: revisions.get(id) ?? null }));
};

type AdminMutation = 'verifyLocation' | 'verifyLocations' | 'changeLocation' | 'deleteLocation';

/** What only admins may do. Each act names who did it. */
export const adminMutations = (useCases: CatalogUseCases): Pick<Resolvers['Mutation'], AdminMutation> => ({
  verifyLocation: (_, { id, isVerified, readRevision }, { actor }) => {
    const change = isVerified ? useCases.verifyLocation : useCases.unverifyLocation;
    return change(id, viewerOf(actor).id, readRevision ?? null);
  },
  verifyLocations: async (_, { ids, isVerified, read }, { actor }) => {
    const verified = await useCases.verifyLocations(readLocations(ids, read ?? []), isVerified, viewerOf(actor).id);
    return verified.map(({ refusal, ...each }) => ({ ...each, message: refusal && said({ actor }, refusal) }));
  },
  changeLocation: (_, { id, input, readRevision }, { actor }) =>
    useCases.changeLocation(id, changeOf(input), viewerOf(actor).id, readRevision ?? null),
  deleteLocation: (_, { id, message, readRevision }, { actor }) =>
    useCases.deleteLocation(id, viewerOf(actor).id, message ?? null, readRevision ?? null),
});
