import { websitesIn } from '@wellspring/contact-details/websites';
import { countryCodeOf } from '@wellspring/countries/country-code';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import { requireMember } from '@wellspring/platform/subgraph/rights';
import { GEOCODE_RESULTS_MAX, SUGGESTIONS_MAX } from '@wellspring/rest-contract/listing-limits';
import { dividedDescription } from '../domain/archive-details.ts';
import { CATEGORIES } from '../domain/categories.ts';
import { mayKnowMember } from '../domain/publication.ts';
import { checkMapQuery, checkPage, checkQuery, checkText } from '../domain/search/check-query.ts';
import { versionOf } from '../domain/search/indexed.ts';
import type { CompleteResolvers } from '../generated/graphql.ts';
import type { CatalogUseCases } from '../use-cases.ts';
import type { CatalogContext } from './context.ts';
import { adminQueries, adminMutations } from './admin-resolvers.ts';
import { photoChangeOf, photoUploadOf } from './photo-input.ts';
import { photoUrl } from './photo-url.ts';
import { facetsOf } from './facet-input.ts';
import { detailsOf, pointOf, queryOf } from './location-input.ts';
import { saidPin } from './pin-text.ts';
import { pointQueries } from './point-queries.ts';
import { proposalMutations, proposalQueries, proposalResolvers } from './proposal-resolvers.ts';
import { researchQuery } from './research-query.ts';
import { said, saidNote } from './said.ts';

const PAGE = 50;

const categoryById = (id: number) => CATEGORIES.find((category) => category.id === id) ?? null;

/** Reads the arguments and calls a use case. Rights are in rights.ts. */
export const catalogResolvers = (useCases: CatalogUseCases): CompleteResolvers<CatalogContext> => ({
  Query: {
    locations: async (_, { filter, sort, limit, offset, countsFacets }) => {
      const query = checkQuery(queryOf(filter, { sort, limit: limit ?? PAGE, offset: offset ?? 0, countsFacets }));
      const { items, ...listing } = await useCases.searchLocations(query);
      return { locations: items, ...listing };
    },
    locationRows: async () => [...(await useCases.locationRows())],
    location: (_, { id }, { viewer }) => useCases.findLocation(id, viewer),
    myLocations: async (_, { limit, offset }, { actor }) => {
      const page = checkPage({ limit: limit ?? PAGE, offset: offset ?? 0 });
      const { items, total } = await useCases.ownLocations(requireMember(actor).id, page);
      return { locations: items, total };
    },
    exportLocations: (_, __, { actor }) => useCases.everyOwnLocation(requireMember(actor).id),
    map: async (
      _,
      { box, zoom, categoryId, search, near, radiusKm, facets: filter, countsFacets, keep },
      { actor },
    ) => {
      const text = checkText(search);
      const facets = facetsOf(filter);
      const query = checkMapQuery({
        box,
        zoom,
        ...(categoryId == null ? {} : { categoryId }),
        ...(text === undefined ? {} : { text }),
        ...(facets && { facets }),
        ...(countsFacets && { isCounting: true }),
        ...(near && { near }),
        ...(radiusKm != null && { radiusKm }),
        ...(keep && { keep }),
      });
      const { pins, ...view } = await useCases.showMap(query);
      return { ...view, pins: pins.map((pin) => saidPin({ actor }, pin)) };
    },
    placesOfPins: async (_, { ids }) => [...(await useCases.placesOfPins(ids))],
    suggestLocations: async (_, { q }) => {
      const text = checkText(q);
      return text === undefined ? [] : useCases.suggestLocations(text, SUGGESTIONS_MAX);
    },
    geocode: async (_, { q, addresses }) => {
      const text = checkText(q);
      return text === undefined ? [] : useCases.geocode(text, GEOCODE_RESULTS_MAX, addresses ?? false);
    },
    similarLocations: async (_, { name, latitude, longitude, city }, { actor }) => {
      const query = { name, coordinates: pointOf(latitude, longitude), city: city ?? null };
      const similar = await useCases.similarLocations(query, requireMember(actor).id);
      return similar.map(({ location, distanceKm }) => ({
        ...location,
        countryCode: countryCodeOf(location.country),
        distanceKm,
        isPermanentlyClosed: location.status?.state === 'permanentlyClosed',
      }));
    },
    ...pointQueries(useCases),
    categories: () => CATEGORIES,
    ...adminQueries(useCases),
    ...proposalQueries(useCases),
  },
  Mutation: {
    submitLocation: async (_, { input, idempotencyKey }, { actor, viewer }) => {
      const submittedBy = requireMember(actor).id;
      const { isClaimed, isPointConfirmed } = input;
      const submission = {
        details: detailsOf(input),
        submittedBy,
        isClaimed: isClaimed ?? false,
        isPointConfirmed: isPointConfirmed ?? false,
        isAdmin: viewer?.isAdmin ?? false,
      };
      const { location, notice } = await useCases.submitLocation(submission, idempotencyKey ?? null);
      return { location, notice: notice && said({ actor }, notice) };
    },
    researchLocation: async (_, { query }, { actor, signal }) => {
      const found = await useCases.researchLocation(researchQuery(query), requireMember(actor).id, signal);
      return { ...found, lookedIn: found.lookedIn.map((words) => said({ actor }, words)) };
    },
    ...adminMutations(useCases),
    addLocationPhotos: async (_, { id, uploads }, { actor }) => {
      const { photos, waiting, refused } = await useCases.addLocationPhotos(
        id,
        uploads.map(photoUploadOf),
        viewerOf(actor),
      );
      return {
        photos,
        waiting: waiting.map((photo) => ({ ...photo, isWaiting: true })),
        refused: refused.map(({ name, words }) => ({ name, message: said({ actor }, words) })),
      };
    },
    changeLocationPhoto: (_, { id, photoId, input }, { actor }) =>
      useCases.changeLocationPhoto(id, photoId, photoChangeOf(input), viewerOf(actor)),
    deleteLocationPhoto: (_, { id, photoId }, { actor }) => useCases.deleteLocationPhoto(id, photoId, viewerOf(actor)),
    ...proposalMutations(useCases),
  },
  Location: {
    __resolveReference: ({ id }, { locationById }) => locationById.load(id),
    latitude: ({ coordinates }) => coordinates?.latitude ?? null,
    longitude: ({ coordinates }) => coordinates?.longitude ?? null,
    countryCode: ({ country }) => countryCodeOf(country),
    phones: (location) => useCases.telephonesOf(location),
    openingHours: (location) => useCases.openingHoursOf(location),
    townNearby: (location) => useCases.townNearby(location),
    websites: ({ website }) => websitesIn(website),
    category: ({ categoryId }) => categoryById(categoryId),
    submittedBy: ({ submittedBy }, _, { viewer }) => (mayKnowMember(viewer, submittedBy) ? submittedBy : null),
    claimedBy: ({ claimedBy }, _, { viewer }) => (mayKnowMember(viewer, claimedBy) ? claimedBy : null),
    averageRating: ({ rating }) => rating.average,
    reviewCount: ({ rating }) => rating.count,
    revision: ({ revision }, _, { viewer }) => (viewer?.isAdmin ? revision : null),
    version: versionOf,
    pointNote: ({ pointNote, submittedBy }, _, { viewer, actor }) =>
      mayKnowMember(viewer, submittedBy) ? saidNote({ actor }, pointNote) : null,
    lead: (location) => dividedDescription(location).lead,
    archiveDetails: (location) => dividedDescription(location).archiveDetails,
    source: ({ provenance }) => provenance?.source ?? null,
    licence: ({ provenance }) => provenance?.licence ?? null,
    asOf: ({ provenance }) => provenance?.asOf ?? null,
    sourceName: ({ provenance }) => provenance?.sourceName ?? null,
    myProposals: async ({ id }, _, { viewer }) => (viewer ? [...(await useCases.proposalsOf(viewer.id, id))] : []),
    gallery: (location) => useCases.showGallery(location),
  },
  LocationPhoto: {
    url: ({ key }) => photoUrl(key),
    isWaiting: ({ isWaiting }) => isWaiting ?? false,
    source: ({ reviewId }) => (reviewId === undefined ? 'location' : 'review'),
    review: ({ reviewId }) => (reviewId === undefined ? null : { id: reviewId }),
  },
  ...proposalResolvers,
  Category: { __resolveReference: ({ id }) => categoryById(id) },
});
