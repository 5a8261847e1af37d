import { readFileSync } from 'node:fs';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { StandaloneSettings } from './config.ts';

const table = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

it.each(settingsTable(StandaloneSettings).map(({ name }) => name))(
  'the setting %s is in the table of the docs',
  (name) => {
    expect(table).toMatch(new RegExp(`^\\| .*\`${name}\``, 'm'));
  },
);
