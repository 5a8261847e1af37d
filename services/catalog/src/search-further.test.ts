import { openDemoCatalog } from './testing/demo.ts';

const { useCases } = await openDemoCatalog();
const search = async (text: string, filters = {}) => {
  const { items, total, interpretation } = await useCases.searchLocations({ text, limit: 100, offset: 0, ...filters });
  const further = interpretation?.further ?? 0;
  const names = items.map(({ name }) => name);
  return { total, meant: names.slice(0, names.length - further), further: names.slice(names.length - further) };
};

describe('behind the few places that a text finds', () => {
  it('come those of close kinds, in the same country', async () => {
    const { meant, further } = await search('ryokan');
    expect(meant).toEqual(expect.arrayContaining(['Hōshi Ryokan', 'Nishiyama Onsen Keiunkan']));
    expect(further).toContain('Kusatsu Onsen');
    expect((await search('Thermen Ungarn')).total).toBeGreaterThan(4);
  });

  it('come those without the other words', async () => {
    const { meant, further } = await search('river sauna');
    expect(meant.length).toBeLessThan(5);
    expect(further).not.toEqual([]);
  });

  it('come those in another area of the same name', async () => {
    const { meant, further } = await search('Georgia sulphur baths');
    expect([...meant, ...further]).toContain('Abanotubani Sulphur Baths');
  });

  it('are pages without gaps and repetitions', async () => {
    const { total } = await search('ryokan');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 3) }, (_, no) =>
        useCases.searchLocations({ text: 'ryokan', limit: 3, offset: 3 * no }),
      ),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('stands nothing that a filter leaves out', async () => {
    const { further } = await search('ryokan', { categoryId: 28 });
    expect(further).not.toContain('Kusatsu Onsen');
  });

  it.each(['Hōshi Ryokan', 'Blue Lagoon', '"ryokan"', 'ryokan "nobody"'])('stands nothing for %s', async (text) => {
    expect((await search(text)).further).toEqual([]);
  });
});
