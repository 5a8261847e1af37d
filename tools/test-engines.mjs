import { ensureInstalled } from './install.mjs';

const NEEDED = ['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

const missing = NEEDED.filter((name) => !process.env[name]);
if (missing.length > 0) {
  console.error(
    `The engines' suite needs real engines: set ${missing.join(', ')} (docs/operations.md says how to start them).`,
  );
  process.exit(2);
}
ensureInstalled();
const { tally } = await import('./checks.mjs');
const { ensureWebBuilt } = await import('./web-build.mjs');
const { jest, finish } = tally();

ensureWebBuilt();
jest('every contract on the real engines', 'jest.config.mjs', [
  '--runInBand',
  'packages',
  'services/catalog/src/adapters',
]);
jest('the product as separate processes', 'jest.engines.config.mjs', process.argv.slice(2));
finish();
