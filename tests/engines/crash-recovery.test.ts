import { eventually } from '@wellspring/testkit/eventually';
import { startDistributed } from '@wellspring/testkit/processes/distributed';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { statsMatchStore, makeSearchCount, list } from './requests.ts';
import { newWord, rowsOf } from '@wellspring/testkit/import-rows';

const product = await startDistributed();
const { origins } = product;
const searchCount = makeSearchCount(product);

describe('a process that dies', () => {
  it('loses and doubles nothing: catalog and an import are killed in the middle, and come back', async () => {
    const COUNT = 4_000;
    const word = newWord();
    const rows = rowsOf(word, COUNT);
    let offset = 50_000;
    // another address each time: no cached response hides the store's state
    const stored = async (): Promise<number> => (await list(origins.gateway, `limit=1&offset=${++offset}`)).total;
    const before = await stored();

    const importing = await product.startImport(rows);
    await eventually(async () => expect(await searchCount(word)).toBeGreaterThan(0), 30_000, 5);
    product.program('catalog').signal('SIGKILL');
    importing.signal('SIGKILL');
    expect((await product.program('catalog').ended).code).toBeNull();
    expect((await importing.ended).code).toBeNull();

    await product.start('catalog');
    const { stdout, stderr } = await product.import(rows);
    const [, added, unchanged] =
      /(\d+) added, 0 updated, (\d+) unchanged, 0 kept, 0 withheld, 0 refused/.exec(`${stdout}${stderr}`) ?? [];
    expect(Number(unchanged)).toBeGreaterThan(0);
    expect(Number(added) + Number(unchanged)).toBe(COUNT);
    // Facts that the killed process had not published are relayed when its lease has expired.
    await eventually(async () => expect(await searchCount(word)).toBe(COUNT), 60_000, 100);
    expect((await stored()) - before).toBe(COUNT);
    await statsMatchStore(product);
    process.stdout.write(`killed in the middle: ${unchanged ?? ''} of ${COUNT} places were stored by then\n`);
  });
});

describe('a process that gets SIGTERM', () => {
  it.each(PARTS)('ends in order, within ten seconds: %s', async (part) => {
    const program = product.program(part);
    program.signal('SIGTERM');
    const { code, stdout, stderr } = await program.ended;
    expect(stderr).toBe('');
    expect(stdout).not.toMatch(/"level":"(error|fatal)"/);
    // Not ended by itself when ten seconds were over: that would be status 1.
    expect(code).toBe(0);
  });
});
