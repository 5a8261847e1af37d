import { readFileSync } from 'node:fs';
import { ownMetrics } from './metric-names.ts';

it('every figure of ours has its row in the docs, and every row its figure', () => {
  const docs = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...docs.matchAll(/^\| `(wellspring_\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual([...ownMetrics()].toSorted());
});
