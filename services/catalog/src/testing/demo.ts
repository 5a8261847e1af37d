import { readFileSync } from 'node:fs';
import { readImportRow, newCategory, newDetails, newProvenance } from '../domain/import-row.ts';
import { NO_EDITION } from '../domain/source-date.ts';
import { importLocation } from '../domain/lifecycle.ts';
import type { Location } from '../domain/location.ts';
import { toIndexed } from '../domain/search/indexed.ts';
import { NOON } from './builders.ts';
import { openCatalog } from './catalog.ts';

const DEMO = new URL('../../../../commands/demo/data/places.ndjson', import.meta.url);

/** The catalog with the demo's Locations; `change` may alter each. */
export const openDemoCatalog = async (
  change: (location: Location, at: number) => Location = (location) => location,
) => {
  const catalog = await openCatalog();
  const lines = readFileSync(DEMO, 'utf8').split('\n').filter(Boolean);
  const demo = lines.map((line, at) => {
    const row = readImportRow(JSON.parse(line), { columns: {} });
    const details = newDetails(row, { name: row.values.name ?? '', categoryId: newCategory(row, undefined) });
    return change(importLocation(details, newProvenance(row, NO_EDITION), { id: `demo-${at}`, now: NOON }), at);
  });
  await catalog.locations.insertMany(demo.map((location) => ({ location, facts: [] })));
  await catalog.index.write(demo.map((location) => ({ put: toIndexed(location) })));
  return { ...catalog, demo };
};
