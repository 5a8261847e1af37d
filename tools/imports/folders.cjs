const { TEST } = require('./libraries.cjs');

/** The folders of the gateway from the lowest up: a folder imports from those before it. */
const GATEWAY_FOLDERS = [
  'http',
  'graph',
  'security',
  'cache',
  'edge',
  'exports',
  'stream',
  'html',
  'rest',
  'graph-http',
];

const gatewayFolder = (folder, at) => ({
  name: `gateway-${folder}-imports-from-lower-folders`,
  severity: 'error',
  from: { path: `^gateway/src/${folder}/`, pathNot: `${TEST}|\\.fixture\\.ts$` },
  to: { path: `^gateway/src/(${[...GATEWAY_FOLDERS.slice(at + 1), '[^/]+\\.ts$'].join('|')})` },
});

module.exports = { FOLDER_RULES: GATEWAY_FOLDERS.map(gatewayFolder) };
