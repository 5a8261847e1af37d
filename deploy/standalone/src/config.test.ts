import { readFileSync } from 'node:fs';
import { ServiceSettings } from '@wellspring/platform/config/service-settings';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { StandaloneSettings } from './config.ts';

const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const rows = docs.split('\n').filter((line) => line.startsWith('| `'));

it.each([...settingsTable(StandaloneSettings), ...settingsTable(ServiceSettings)].map(({ name }) => name))(
  'the setting %s is in the table of the docs',
  (name) => {
    expect(rows.some((row) => (row.split('|')[1] ?? '').includes(`\`${name}\``))).toBe(true);
  },
);
