import { openProduct, PHONE } from './visitor.fixture.ts';

const { visitor, app } = openProduct();

const linksOf = async (address: string): Promise<readonly string[]> => {
  const html = await (await fetch(`${app().origin}${address}`)).text();
  return html.match(/<link rel="(?:preload|modulepreload|prefetch)"[^>]*>/g) ?? [];
};

/** What the pins need, and what draws the ground under them. */
const PARTS = [/map-view-[^/]*\.js"/, /maplibre-canvas-[^/]*\.js"/, /worker-[^/]*\.js"/, /maplibre-canvas-[^/]*\.css"/];
const ANSWER = /\/api\/map\?/;

const REQUESTED = `performance.getEntriesByType('resource').map(({ name }) => name)`;

describe('the loading of the map', () => {
  it('is requested from the HTML: scripts, styles, worker and the first answer', async () => {
    const named = await linksOf('/home?view=map');
    expect([...PARTS, ANSWER].filter((part) => !named.some((link) => part.test(link)))).toEqual([]);
  });

  it('requests what its HTML names once', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/home?view=map');
    await page.locator('[data-map] canvas').waitFor();
    const requested = await page.evaluate<readonly string[]>(REQUESTED);
    const world = requested.find((name) => ANSWER.test(name));
    expect(world).toMatch(/bbox=-180%2C-90%2C180%2C90&zoom=0$/);
    expect(requested.filter((name) => name === world)).toHaveLength(1);
  });

  it('asks for nothing ahead where the size of the screen decides what is asked, nor on pages without a map', async () => {
    const [placed, grid] = [await linksOf('/home?view=map&at=36.2,138.2,5'), await linksOf('/home')];
    expect(placed.filter((link) => link.includes('/api/map'))).toEqual([]);
    expect(placed.filter((link) => link.includes('maplibre'))).not.toEqual([]);
    expect(grid.filter((link) => /map-view|maplibre|worker|\/api\/map/.test(link))).toEqual([]);
  });
});
