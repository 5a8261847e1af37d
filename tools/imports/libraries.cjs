/** Files that may import more than the product. */
const TEST = '^tests/|^packages/testkit/src/contracts/|\\.test\\.tsx?$|-contract\\.ts$|/testing/';

const libraryOnlyIn = (name, library, places) => ({
  name,
  comment: `${library} stays in one place`,
  severity: 'error',
  from: { pathNot: `${places}|${TEST}` },
  to: { path: `node_modules/${library}(/|$)`, dependencyTypesNot: ['type-only'] },
});

/** Each library and the places that may import it. */
const LIBRARY_RULES = [
  libraryOnlyIn(
    'mongoose-in-adapters',
    'mongoose',
    '^services/[^/]+/src/adapters/|^packages/(platform/src/documents|place-replica|member-erasure|member-suspension|mongoose-sqlite)/|^bench/src/relay\\.ts$',
  ),
  libraryOnlyIn('kafkajs-in-one-place', 'kafkajs', '^packages/platform/src/bus/kafka|^bench/src/relay\\.ts$'),
  libraryOnlyIn('minio-in-one-place', 'minio', '^packages/platform/src/objects/s3'),
  libraryOnlyIn('elasticsearch-in-one-place', '@elastic/elasticsearch', '^services/catalog/src/adapters/search'),
  libraryOnlyIn('anthropic-in-one-place', '@anthropic-ai/sdk', '^services/catalog/src/adapters/research/anthropic'),
  libraryOnlyIn('openai-in-one-place', 'openai', '^services/catalog/src/adapters/research/openai'),
  libraryOnlyIn('libphonenumber-in-one-place', 'libphonenumber-js', '^packages/contact-details/'),
  libraryOnlyIn('opening-hours-in-one-place', 'opening_hours', '^services/catalog/src/adapters/opening-hours/evaluate'),
  libraryOnlyIn('wanakana-in-one-place', 'wanakana', '^packages/search-words/src/romaji\\.ts$'),
  libraryOnlyIn('undici-in-one-place', 'undici', '^gateway/src/graph/post-json\\.ts$'),
  libraryOnlyIn('protobuf-in-one-place', '@bufbuild/protobuf', '^packages/events/'),
  libraryOnlyIn('vector-tile-in-one-place', '@mapbox/vector-tile', '^packages/map-picture/'),
  libraryOnlyIn('pbf-in-one-place', 'pbf', '^packages/map-picture/'),
  libraryOnlyIn('lighthouse-in-one-place', 'lighthouse', '^bench/src/screens/lighthouse\\.ts$'),
  libraryOnlyIn('pmtiles-in-one-place', 'pmtiles', '^packages/street-map/'),
  libraryOnlyIn('maplibre-in-one-place', 'maplibre-gl', '^web/src/features/map/'),
  libraryOnlyIn('map-styles-in-one-place', '@maplibre/maplibre-gl-style-spec', '^web/src/features/map/'),
];

module.exports = { LIBRARY_RULES, TEST };
