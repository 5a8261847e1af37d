import { STYLE_SHEET } from './colours.ts';
import { drawMapPicture } from './draw.ts';
import { namesOf, roomOf } from './names.ts';
import { COUNTRY } from './testing/invented-country.ts';
import { square, tilesOf, town, VIEW, type Layers } from './testing/invented-tiles.ts';
import { groundTilesIn, type TileAt, type View } from './view.ts';

/** What a bitmap of the path says at a point, in half pixels: how often the outlines wind around it. */
const windings = (svg: string, x: number, y: number): number => {
  const data = /<path class="l" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return data.split('z').reduce((sum, ring) => {
    const [startX = 0, startY = 0, ...steps] = [...ring.matchAll(/-?\d+/g)].map(([number]) => Number(number));
    if (ring === '') return sum;
    const points: [number, number][] = [[startX, startY]];
    for (let at = 0; at < steps.length; at += 2) {
      const [px, py] = points.at(-1) ?? [0, 0];
      points.push([px + (steps[at] ?? 0), py + (steps[at + 1] ?? 0)]);
    }
    return (
      sum +
      points.reduce((turns, [bx, by], at) => {
        const [ax, ay] = points.at(at - 1) ?? [0, 0];
        const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
        if (ay <= y && by > y && side > 0) return turns + 1;
        return ay > y && by <= y && side < 0 ? turns - 1 : turns;
      }, 0)
    );
  }, 0);
};

const drawOf = (view: View, tileAt: TileAt): Promise<string> => drawMapPicture(view, tileAt, null);

describe('the picture of a piece of the map', () => {
  let drawn = '';
  beforeAll(async () => {
    drawn = await drawOf(VIEW, tilesOf(COUNTRY));
  });

  it('is one whole drawing without a number that is none, and the same each time', async () => {
    expect(drawn).toMatch(/^<svg [^>]+>[\s\S]+<\/svg>\n$/);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    expect(await drawOf(VIEW, tilesOf(COUNTRY))).toBe(drawn);
  });

  it('has land where land is, also where four tiles meet and overlap', () => {
    const pixels = (longitude: number, latitude: number): [number, number] => {
      const perDegree = (256 * 2 ** VIEW.zoom) / 360;
      return [2 * (VIEW.width / 2 + longitude * perDegree), 2 * (VIEW.height / 2 - latitude * perDegree)];
    };
    const isLand = ([x, y]: [number, number]): boolean => windings(drawn, x, y) !== 0;
    const land = [pixels(0.001, 0.001), pixels(-0.02, 0.02), pixels(0.02, -0.02), pixels(-0.28, -0.28)];
    const sea = [pixels(-0.32, 0), pixels(0, 0.23), pixels(0.2, -0.35)];
    expect([land.map(isLand), sea.map(isLand)]).toEqual([land.map(() => true), sea.map(() => false)]);
  });

  it('draws waters and borders upon the land, and follows light and dark by itself', () => {
    expect(drawn.indexOf('class="r"')).toBeGreaterThan(drawn.indexOf('class="l"'));
    expect(drawn).toMatch(/<path class="w" d="M/);
    expect(drawn).toMatch(/<path class="b" stroke-width="[\d.]+" d="M/);
    expect(STYLE_SHEET).toContain('@media screen and (prefers-color-scheme:dark)');
  });

  it('is in whole half pixels', () => {
    for (const [, data = ''] of drawn.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[Mlz\d -]*$/);
  });

  it('is water where no tile is', async () => {
    const sea = await drawOf(VIEW, async () => null);
    expect(sea).toContain('<rect class="w"');
    expect(sea).not.toContain('<text');
  });

  it('goes on over the antimeridian', async () => {
    const islands = tilesOf({ land: [square([179.8, -0.1, 180, 0.1]), square([-180, -0.1, -179.8, 0.1])] });
    const there = await drawOf({ ...VIEW, longitude: 180 }, islands);
    expect([300, 500, 700].map((x) => windings(there, x, 300) !== 0)).toEqual([true, true, false]);
  });
});

const namesIn = async (view: View, layers: Layers) =>
  namesOf({ ground: await groundTilesIn(view, tilesOf(layers)), streets: [] }, view);

describe('the names on the picture', () => {
  const crowd = Array.from({ length: 400 }, (_, n) =>
    town(`Town <${n}> & "Sons"`, ((n * 37) % 200) / 250 - 0.4, ((n * 53) % 150) / 250 - 0.3, n % 14, 3 + (n % 9)),
  );

  it('are fourteen at most, never upon each other, nor cut, nor under the pin in the middle', async () => {
    const names = await namesIn(VIEW, { place: crowd });
    const pin = { left: 182, right: 218, top: 132, bottom: 168 };
    const rooms = names.map(roomOf);
    const meets = (a: typeof pin, b: typeof pin): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    expect(names.length).toBeGreaterThan(3);
    expect(names.length).toBeLessThanOrEqual(14);
    expect(rooms.filter((room, at) => [pin, ...rooms.slice(at + 1)].some((other) => meets(room, other)))).toEqual([]);
    expect(rooms.filter((room) => room.left < 0 || room.top < 0 || room.right > 400 || room.bottom > 300)).toEqual([]);
  });

  it('are text, whatever they contain', async () => {
    const svg = await drawOf(VIEW, tilesOf({ place: [town('</text><script>alert(1)</script>&"\'', 0.1, 0.1)] }));
    expect(svg).toContain('>&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;</text>');
  });

  it('begin with the town that is nearest to the middle, though it is small', async () => {
    const view = { ...VIEW, zoom: 8 };
    const places = [town('Hamlet', 0.05, 0.02, 0, 12), town('City', 0.5, 0.2, 14)];
    const names = await namesIn(view, { place: places });
    expect(names.map(({ text }) => text)).toEqual(['Hamlet', 'City']);
  });

  it('are not there rather than far from their town, when a drawing covers it', async () => {
    const place = [town('Here', 0, 0), town('Aside', 0.35, 0), town('Above', 0.35, 0.38)];
    const view = { ...VIEW, clear: 90, top: 50 };
    expect((await namesIn(view, { place })).map(({ text }) => text)).toEqual(['Aside']);
  });

  it('stand beside the pin when their town lies under it', async () => {
    const [name] = await namesIn(VIEW, { place: [town('Here', 0, 0)] });
    expect([name?.text, Math.abs((name?.y ?? 0) - 150) > 20]).toEqual(['Here', true]);
  });
});
