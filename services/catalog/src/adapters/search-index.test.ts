import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { whereEngine } from '@wellspring/testkit/engines';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { searchContract } from './search-contract.ts';
import { openElasticsearch } from './search-elasticsearch.ts';
import { openEmbeddedSearch } from './search-embedded.ts';

const folder = await temporaryFolder();

describe('the embedded search index', () => {
  searchContract(() => openEmbeddedSearch({ folder: mkdtempSync(join(folder, 'index-')) }));
});

describe('the search index in Elasticsearch', () => {
  whereEngine('ELASTICSEARCH_URL', (url) => {
    let opened = 0;
    const run = `test-${process.pid}-${Date.now()}`;
    searchContract(() => openElasticsearch({ url, prefix: `${run}-${(opened += 1)}` }));
    afterAll(async () => {
      const answer: unknown = await (await fetch(`${url}/${run}-*/_alias`)).json();
      const names = Object.keys(answer ?? {});
      await Promise.all(names.map((name) => fetch(`${url}/${name}`, { method: 'DELETE' })));
    });
  });
});
