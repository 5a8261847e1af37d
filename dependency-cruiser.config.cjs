/** The architecture's table of who may import whom (docs/architecture.md), as rules. Tests may import more. */
const { FOLDER_RULES } = require('./tools/imports/folders.cjs');
const { LIBRARY_RULES, TEST } = require('./tools/imports/libraries.cjs');
const { WEB_RULES } = require('./tools/imports/web.cjs');

/** Packages that hold nothing but types. */
const TYPES_ONLY = '^(geojson|topojson-specification|@graphql-typed-document-node/core)$';

module.exports = {
  forbidden: [
    ...FOLDER_RULES,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: TYPES_ONLY },
    },
    {
      name: 'packages-are-entered-by-name',
      comment: 'what a package offers to others stands under `exports` in its package.json',
      severity: 'error',
      from: { path: '^((?:packages|services|commands|deploy)/[^/]+|gateway|web|bench|tests)/' },
      to: {
        path: '^(packages|services|commands|deploy|gateway|web|bench|tests)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
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
      to: {
        pathNot:
          '^services/[^/]+/src/domain/|^packages/(contact-details|countries|errors|map-grid|opening-hours|place-facts|place-kinds|place-schema|search-words|words|written-text)/|^packages/place-replica/src/place\\.ts$|^packages/rest-contract/src/[a-z]+-(limits|rules)\\.ts$|(^|/)node_modules/reserved-usernames/data\\.json$',
      },
    },
    {
      name: 'ports-name-domain-types',
      severity: 'error',
      from: { path: '^services/[^/]+/src/ports\\.ts$' },
      to: {
        pathNot:
          '^services/[^/]+/src/domain/|^packages/(platform|place-replica)/|^packages/rest-contract/src/[a-z]+-(limits|rules)\\.ts$',
      },
    },
    {
      name: 'use-cases-and-facts-know-no-engine',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(use-cases/|[a-z-]*facts\\.ts)', pathNot: TEST },
      to: {
        pathNot:
          '^services/[^/]+/src/(domain/|use-cases/|[a-z-]*ports\\.ts|[a-z-]*facts\\.ts)|^packages/(contact-details|countries|errors|events|opening-hours|place-kinds|place-replica|place-schema|search-words|words)/|^packages/platform/|^packages/rest-contract/src/[a-z]+-(limits|rules)\\.ts$',
      },
    },
    {
      name: 'use-cases-take-only-types-of-the-platform',
      severity: 'error',
      from: { path: '^services/[^/]+/src/([a-z-]*ports\\.ts|use-cases/|facts\\.ts)', pathNot: TEST },
      to: {
        path: '^packages/platform/|^packages/place-replica/src/place-(store|consumers)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
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
      name: 'engines-are-loaded-when-chosen',
      comment: 'their clients take 12 MB, which the embedded product does not spend',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/(wire|adapters/research/open-researcher)\\.ts$|^packages/platform/src/bus/open-bus\\.ts$',
      },
      to: { path: '/(search-elasticsearch|kafka|research/(anthropic|openai))\\.ts$', dynamic: false },
    },
    {
      name: 'services-never-meet',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services/(?!$1/)|gateway/|web/|commands/|deploy/)' },
    },
    {
      name: 'gateway-imports-packages',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TEST },
      to: { path: '^(services|web|commands|deploy)/' },
    },
    {
      name: 'packages-point-down',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|web|commands|deploy|bench|tests)/' },
    },
    {
      name: 'commands-do-not-open-the-product',
      comment: 'the composition root hands it to them',
      severity: 'error',
      from: { path: '^commands/([^/]+)/' },
      to: { path: '^(commands/(?!$1/)|web/|deploy/|bench/|tests/)' },
    },
    {
      name: 'pure-packages-depend-on-nothing',
      severity: 'error',
      from: {
        path: '^packages/(errors|illustrations|map-grid|opening-hours|place-kinds|place-schema|search-words|written-text)/',
        pathNot: TEST,
      },
      to: { pathNot: '^packages/$1/|^packages/(opening-hours|place-kinds|search-words|words)/|node_modules/wanakana/' },
    },
    {
      name: 'the-picture-of-the-map-is-pure',
      severity: 'error',
      from: { path: '^packages/map-picture/', pathNot: TEST },
      to: {
        pathNot:
          '^packages/(map-picture|map-grid)/|^packages/basemap/src/(version|zooms)\\.ts$|node_modules/(@mapbox/vector-tile|pbf)/',
      },
    },
    {
      name: 'words-depend-on-nothing',
      severity: 'error',
      from: { path: '^packages/words/', pathNot: TEST },
      to: { pathNot: '^packages/words/|node_modules/@messageformat/runtime/' },
    },
    {
      name: 'what-is-known-of-a-place-is-plain',
      comment: 'the domain of a service may hold to it',
      severity: 'error',
      from: { path: '^packages/place-replica/src/place\\.ts$' },
      to: { pathNot: '^packages/(errors|words)/' },
    },
    {
      name: 'limits-and-rules-are-plain',
      comment: 'the domain of a service may hold to them',
      severity: 'error',
      from: { path: '^packages/rest-contract/src/[a-z]+-(limits|rules)\\.ts$' },
      to: {
        pathNot: '^packages/rest-contract/src/[a-z]+-(limits|rules)\\.ts$|^packages/(place-kinds|place-schema|words)/',
      },
    },
    {
      name: 'only-tests-import-the-testkit',
      severity: 'error',
      from: { pathNot: `^packages/testkit/|^bench/|${TEST}` },
      to: { path: '^packages/testkit/' },
    },
    ...WEB_RULES,
    ...LIBRARY_RULES,
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
