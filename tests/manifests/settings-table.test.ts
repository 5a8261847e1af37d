import { readFileSync } from 'node:fs';
import { settingsTable } from '@wellspring/platform/config/settings-table';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { PROCESS_SETTINGS } from './process-settings.ts';

const docs = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const [section = ''] = docs.split('\n## ').filter((text) => text.startsWith('Settings\n'));

/** The names of the settings in the table of the docs, and which are marked as secret. */
const documented = new Map(
  section
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`( †)?/g)])
    .map(([, name = '', mark]) => [name, mark !== undefined] as const),
);

const processes = Object.entries({ 'one process': StandaloneSettings, ...PROCESS_SETTINGS });

describe('the table of settings', () => {
  it.each(processes)('has every setting of %s, and marks its secrets', (_process, settings) => {
    const rows = settingsTable(settings);
    expect(rows.filter(({ name, secret }) => documented.get(name) !== secret)).toEqual([]);
  });

  it('has no unused setting', () => {
    const read = new Set(processes.flatMap(([, settings]) => settingsTable(settings).map(({ name }) => name)));
    expect([...documented.keys()].filter((name) => !read.has(name))).toEqual([]);
  });
});
