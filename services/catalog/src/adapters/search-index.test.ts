import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { whereEngine } from '@wellspring/testkit/engines';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { searchClosureContract } from './search-closure-contract.ts';
import { searchContract } from './search-contract.ts';
import { searchHorizonContract } from './search-horizon-contract.ts';
import { searchNearContract } from './search-near-contract.ts';
import { searchNamesContract } from './search-names-contract.ts';
import { searchRebuildContract } from './search-rebuild-contract.ts';
import { openElasticsearch } from './search-elasticsearch.ts';
import { openSearchIndex } from '../testing/search-index.ts';

const folder = await temporaryFolder();

describe('the embedded search index', () => {
  const open = () => openSearchIndex(mkdtempSync(join(folder, 'index-')));
  searchContract(open);
  searchClosureContract(open);
  searchHorizonContract(open);
  searchNearContract(open);
  searchNamesContract(open);
  searchRebuildContract(open);
});

describe('the search index in Elasticsearch', () => {
  whereEngine('ELASTICSEARCH_URL', (url) => {
    let opened = 0;
    const run = `test-${process.pid}-${Date.now()}`;
    const open = () => openElasticsearch({ url, prefix: `${run}-${(opened += 1)}` });
    searchContract(open);
    searchClosureContract(open);
    searchHorizonContract(open);
    searchNearContract(open);
    searchNamesContract(open);
    searchRebuildContract(open);
    afterAll(async () => {
      const answer: unknown = await (await fetch(`${url}/${run}-*/_alias`)).json();
      const names = Object.keys(answer ?? {});
      await Promise.all(names.map((name) => fetch(`${url}/${name}`, { method: 'DELETE' })));
    });
  });
});
