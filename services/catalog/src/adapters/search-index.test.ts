import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { searchContract } from './search-contract.ts';
import { openEmbeddedSearch } from './search-embedded.ts';

const folder = await temporaryFolder();

describe('the embedded search index', () => {
  searchContract(() => openEmbeddedSearch({ folder: mkdtempSync(join(folder, 'index-')) }));
});
