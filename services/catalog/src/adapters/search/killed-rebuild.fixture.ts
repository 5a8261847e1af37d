import { toIndexed } from '../../domain/search/indexed.ts';
import { openElasticsearch } from '../search-elasticsearch.ts';
import { LOCATIONS } from './killed-index.fixture.ts';

/** A process that begins an index in Elasticsearch and is killed when it has begun, or has written a part. */
const [, , url = '', prefix = '', step = ''] = process.argv;

const index = await openElasticsearch({ url, prefix, leaseMs: 2_000 });
const rebuild = await index.rebuild();
if (step === 'written') await rebuild.write(LOCATIONS.slice(0, 30).map((location) => ({ put: toIndexed(location) })));
process.kill(process.pid, 'SIGKILL');
