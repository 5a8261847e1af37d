const { TEST } = require('./libraries.cjs');

/** Who may import whom in the web client, and what it may import of the rest. */
const WEB_RULES = [
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
    to: {
      path: '^(packages/(?!(rest-contract|page-contract|place-facts|place-schema|map-grid|opening-hours|words)/|countries/src/(codes|country-name)\\.ts|basemap/src/(version|zooms)\\.ts|illustrations/src/(address|keys|version)\\.ts|map-picture/src/(address|version)\\.ts)|services|gateway|commands|deploy)',
    },
  },
];

module.exports = { WEB_RULES };
