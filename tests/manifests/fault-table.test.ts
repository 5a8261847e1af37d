import { readFileSync } from 'node:fs';
import { documentedRow, type FaultName, FAULTS } from '../engines/fault-table.ts';

const documentation = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);

describe('the table of what people meet while something is away', () => {
  it.each(Object.keys(FAULTS).filter(isFault))('says what is tested: %s', (fault) => {
    expect(documentation).toContain(`\n${documentedRow(fault)}\n`);
  });
});
