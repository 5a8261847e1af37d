import { countryCodeOf } from '@wellspring/countries/country-code';
import { adminSearchWordsOf, nameSortKey } from '../domain/admin-list.ts';
import { storedWebsite } from '../domain/details.ts';
import { closureEndOf } from '../domain/closure-end.ts';
import { storedCountry } from '../domain/country.ts';
import type { Confirmation, Location } from '../domain/location.ts';
import { declaredEdition } from './declared-sources.ts';
import type { LocationDocument } from './location-schema.ts';
import { storedClosure } from './stored-closure.ts';
import { storedValues } from '../generated/stored-values.ts';
import { textsWithoutFact } from '../domain/read-facts.ts';
import { editionOf } from '../domain/source-date.ts';
import { completenessRankOf, featuredRankOf, versionOf } from '../domain/search/indexed.ts';
import { ratingRank } from '../domain/search/ranking.ts';

/** 2: setByPeople; 4: coordinatesAre; 5: nameKey, keptWords, fieldRevisions; 6: countryCode; 7: website is one address or several; 8: facts; 9: featuredRank; 10: schedule; 11: closureEndsAt, asOf, sourceName; 12: unparsedTexts; 13: also of facts that were read without certainty */
export const VERSION = 13;
/** Before it was stored: only staff changed what an import had set, or accepted such a change. */
const UNDATED: Confirmation = { by: 'staff', at: null };
/** Earlier versions accepted every website that a browser can parse. */
const WEBSITES_SINCE = 7;
/** Earlier versions did not store of when a source is. */
const EDITION_SINCE = 11;

const provenanceOf = ({ v, source, sourceId, licence, asOf, sourceName }: LocationDocument): Location['provenance'] => {
  if (source === null) return null;
  const said = { asOf: asOf ?? null, sourceName: sourceName ?? null };
  return { source, sourceId, licence, ...(v < EDITION_SINCE ? editionOf(declaredEdition(source), said) : said) };
};

/** The rating, which has its own revision and is never written with the rest of a change, but for the rank, which follows from both. */
export const ratingFields = (location: Location) => ({
  averageRating: location.rating.average,
  reviewCount: location.rating.count,
  ratingRevision: location.rating.revision,
  ratingRank: ratingRank(location.rating),
  featuredRank: featuredRankOf(location),
});

/** All but the id and the rating: what a change of the Location writes. */
export const changeableFields = (location: Location) => {
  const { id: _, coordinates, rating: __, provenance, tags, photos, setByPeople, fieldRevisions, ...same } = location;
  return {
    ...same,
    v: VERSION,
    countryCode: countryCodeOf(location.country),
    closure: storedClosure(location),
    tags: [...tags],
    photos: [...photos],
    setByPeople: [...setByPeople],
    fieldRevisions: [...fieldRevisions],
    nameKey: nameSortKey(location.name),
    keptWords: [...adminSearchWordsOf(location)],
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    featuredRank: featuredRankOf(location),
    knownRank: completenessRankOf(location),
    source: provenance?.source ?? null,
    sourceId: provenance?.sourceId ?? null,
    licence: provenance?.licence ?? null,
    asOf: provenance?.asOf ?? null,
    sourceName: provenance?.sourceName ?? null,
    hoursDueAt: location.hoursDueAt?.toISOString() ?? null,
    closureEndsAt: closureEndOf(location)?.toISOString() ?? null,
    unparsedTexts: [...textsWithoutFact(location)],
    deletedAt: null,
  };
};

export const toDocument = (location: Location): LocationDocument => ({
  _id: location.id,
  ...changeableFields(location),
  ...ratingFields(location),
  indexVersion: versionOf(location),
});

/**
 * Field by field, also in what is generated: it runs for each card of each list, and a loop over the table costs five times as much. No text is
 * read for facts: the renewal stores those of earlier versions.
 */
export const toLocation = (document: LocationDocument): Location => {
  const { latitude, longitude, source } = document;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    ...storedValues(document),
    id: document._id,
    revision: document.revision,
    name: document.name,
    coordinates,
    coordinatesAre: coordinates && (document.coordinatesAre ?? 'exact'),
    country: storedCountry(document.country, document.countryCode ?? null),
    categoryId: document.categoryId,
    tags: document.tags.map(({ name, slug }) => ({ name, slug })),
    website: document.v < WEBSITES_SINCE ? storedWebsite(document.website) : document.website,
    submittedBy: document.submittedBy,
    isVerified: document.isVerified,
    isClaimed: document.isClaimed,
    claimedBy: document.claimedBy,
    photos: document.photos,
    rating: { average: document.averageRating, count: document.reviewCount, revision: document.ratingRevision },
    confirmation: document.confirmation ?? (source !== null && document.setByPeople?.length ? UNDATED : null),
    provenance: provenanceOf(document),
    pointNote: document.pointNote ?? null,
    isPointConfirmed: document.isPointConfirmed ?? false,
    setByPeople: document.setByPeople ?? [],
    fieldRevisions: (document.fieldRevisions ?? []).map(({ field, revision }) => ({ field, revision })),
    schedule: document.schedule ?? null,
    hoursDueAt: document.hoursDueAt == null ? null : new Date(document.hoursDueAt),
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
};
