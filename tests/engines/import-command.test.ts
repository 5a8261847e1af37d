import { startEmbedded } from '@wellspring/testkit/processes/embedded';

const product = await startEmbedded();

const bath = {
  source: 'Survey',
  sourceId: '1',
  name: 'Wipe Bath',
  latitude: 46.5,
  longitude: 18.3,
  city: 'Szekszárd',
  categoryId: 20,
  website: 'https://bath.example/',
  hours: '9–17',
  tags: ['thermal'],
};
const all = (counts: string): string => `${counts}\n`;
const NONE = '0 unchanged, 0 kept, 0 withheld, 0 refused';

describe('npm run import, beside a running product', () => {
  it('says trouble of one kind once, with its rows and first lines, and ends with 0 where only fields were left out', async () => {
    const invalid = Array.from({ length: 300 }, (_, at) => ({ ...bath, sourceId: `asked-${at}`, website: 'call us' }));
    const { code, stdout, stderr } = await product.import([bath, ...invalid]);
    expect(stdout).toBe(all(`301 added, 0 updated, ${NONE}`));
    expect(stderr.match(/website/g)).toHaveLength(1);
    expect(stderr).toContain(': website: "call us" is not a link (300 rows, first in lines 2, 3, 4)');
    expect(code).toBe(0);
  });

  it('ends with 1 where rows were refused', async () => {
    const nobody = Array.from({ length: 40 }, () => ({ source: 'Survey', hours: '9–17' }));
    const { code, stdout, stderr } = await product.import(nobody);
    expect(stdout).toContain('40 refused');
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(
        ': refused: it has no sourceId, no name and no point or town (40 rows, first in lines 1, 2, 3)',
      ),
    ]);
    expect(code).toBe(1);
  });

  it('tries a file without writing any of it', async () => {
    const rows = [
      { source: 'Survey', sourceId: '1', hours: '8–18', website: null },
      { ...bath, sourceId: '2', name: 'New Bath' },
    ];
    const tried = await product.import(rows, '--dry-run', '--clear');
    expect(tried.stdout.split('\n')).toEqual([
      '1 place would be added:',
      '  New Bath',
      '1 field would be updated:',
      '  Wipe Bath: hours: 9–17 -> 8–18',
      '1 field would be emptied:',
      '  Wipe Bath: website: https://bath.example/ -> nothing',
      'Nothing was written. Without --dry-run it would be:',
      `1 added, 1 updated, ${NONE}`,
      '',
    ]);
    expect(tried.code).toBe(0);
    const { stdout } = await product.import(rows, '--clear');
    expect(stdout).toBe(all(`1 added, 1 updated, ${NONE}`));
  });
});
