/** The architecture's table of who may import whom (docs/architecture.md), as rules. Tests may import more. */
const TEST = '^packages/testkit/src/contracts/|\\.test\\.tsx?$|-contract\\.ts$|/testing/';
/** Packages that hold nothing but types. */
const TYPES_ONLY = '^(geojson|topojson-specification|@graphql-typed-document-node/core)$';

const libraryOnlyIn = (name, library, places) => ({
  name,
  comment: `${library} stays in one place`,
  severity: 'error',
  from: { pathNot: `${places}|${TEST}` },
  to: { path: `node_modules/${library}(/|$)`, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: TYPES_ONLY },
    },
    {
      name: 'nothing-is-called-common',
      severity: 'error',
      from: {},
      to: {
        path: '/(common|utils?|helpers?|managers?)[/.]',
        pathNot: 'node_modules',
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/', pathNot: TEST },
      to: { pathNot: '^services/[^/]+/src/domain/|^packages/errors/' },
    },
    {
      name: 'ports-name-domain-types',
      severity: 'error',
      from: { path: '^services/[^/]+/src/ports\\.ts$' },
      to: { pathNot: '^services/[^/]+/src/domain/|^packages/platform/' },
    },
    {
      name: 'use-cases-and-facts-know-no-engine',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(use-cases/|facts\\.ts)', pathNot: TEST },
      to: {
        pathNot:
          '^services/[^/]+/src/(domain/|use-cases/|ports\\.ts|facts\\.ts)|^packages/(errors|events)/|^packages/platform/',
      },
    },
    {
      name: 'use-cases-take-only-types-of-the-platform',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(ports\\.ts|use-cases/|facts\\.ts)', pathNot: TEST },
      to: { path: '^packages/platform/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'graphql-and-events-know-no-adapter',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(graphql|events)/', pathNot: TEST },
      to: { path: '^services/[^/]+/src/(adapters/|wire\\.ts|main\\.ts)' },
    },
    {
      name: 'adapters-know-ports-and-domain',
      severity: 'error',
      from: { path: '^services/[^/]+/src/adapters/', pathNot: TEST },
      to: { path: '^services/[^/]+/src/(use-cases|graphql|events|service|wire|main)' },
    },
    {
      name: 'service-is-made-of-ports',
      severity: 'error',
      from: { path: '^services/[^/]+/src/service\\.ts$' },
      to: { path: '^services/[^/]+/src/(adapters/|wire\\.ts|main\\.ts)' },
    },
    {
      name: 'services-never-meet',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services/(?!$1/)|gateway/|web/|deploy/)' },
    },
    {
      name: 'gateway-imports-packages',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TEST },
      to: { path: '^(services|web|deploy)/' },
    },
    {
      name: 'packages-point-down',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|web|deploy|bench|tests)/' },
    },
    {
      name: 'errors-depend-on-nothing',
      severity: 'error',
      from: { path: '^packages/errors/', pathNot: TEST },
      to: { pathNot: '^packages/errors/' },
    },
    {
      name: 'only-tests-import-the-testkit',
      severity: 'error',
      from: { pathNot: `^packages/testkit/|^tests/|${TEST}` },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(app/|features/(?!$1/))' },
    },
    {
      name: 'web-shared-is-below',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'web-asks-the-contract-only',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TEST },
      to: { path: '^(packages/(?!rest-contract/)|services|gateway|deploy)' },
    },
    libraryOnlyIn(
      'mongoose-in-adapters',
      'mongoose',
      '^services/[^/]+/src/adapters/|^packages/(platform/src/documents|mongoose-sqlite)/',
    ),
    libraryOnlyIn('kafkajs-in-one-place', 'kafkajs', '^packages/platform/src/bus/kafka'),
    libraryOnlyIn('minio-in-one-place', 'minio', '^packages/platform/src/objects/s3'),
    libraryOnlyIn('elasticsearch-in-one-place', '@elastic/elasticsearch', '^services/catalog/src/adapters/search'),
    libraryOnlyIn('protobuf-in-one-place', '@bufbuild/protobuf', '^packages/events/'),
    libraryOnlyIn('maplibre-in-one-place', 'maplibre-gl', '^web/src/features/map/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
