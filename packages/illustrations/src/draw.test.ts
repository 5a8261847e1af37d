import { createHash } from 'node:crypto';
import { chance, choice } from './chance.ts';
import { drawIllustration } from './draw.ts';
import { FORMATS, ILLUSTRATIONS, SCHEMES, type Illustration } from './keys.ts';
import { KINDS } from './scenes.ts';
import { ILLUSTRATIONS_VERSION } from './version.ts';

const SCENES = 8;

/** The first id whose place has this scene. */
const idOfScene = (scene: number, from = 0): string => {
  let n = from;
  while (choice(chance(`place-${n}`), SCENES) !== scene) n += 1;
  return `place-${n}`;
};

const card = (illustration: Illustration, id: string): string =>
  drawIllustration({ illustration, id, format: 'card', scheme: 'light' });

const everyDrawing = ILLUSTRATIONS.flatMap((illustration) =>
  Array.from({ length: SCENES }, (_, scene) => idOfScene(scene)).flatMap((id) =>
    FORMATS.flatMap((format) => SCHEMES.map((scheme) => drawIllustration({ illustration, id, format, scheme }))),
  ),
);

describe('the pictures of places without a photo', () => {
  it('have eight scenes for each kind', () => {
    expect(ILLUSTRATIONS.map((kind) => new Set(KINDS[kind].scenes).size)).toEqual(ILLUSTRATIONS.map(() => SCENES));
  });

  it('are whole drawings without a number that is none, in both formats, light and dark', () => {
    for (const svg of everyDrawing) {
      expect(svg).toMatch(/^<svg [^>]+>[\s\S]+<\/svg>\n$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('are the same for one place for ever', () => {
    expect(card('natural-site', 'a')).toBe(card('natural-site', 'a'));
  });

  it('are never the same for two places', () => {
    const drawn = Array.from({ length: 500 }, (_, n) => card('thermal-springs', `place-${n}`));
    expect(new Set(drawn).size).toBe(500);
  });

  it('differ in their ground between neighbours of one scene', () => {
    const skies = Array.from(
      { length: 40 },
      (_, n) => /fill="(#[0-9a-f]{6})"/.exec(card('default', idOfScene(3, n * 30)))?.[1],
    );
    expect(new Set(skies).size).toBeGreaterThan(24);
  });

  it('weigh little', () => {
    const sizes = everyDrawing.map(({ length }) => length).toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(20_000);
    expect(sizes.at(-1)).toBeLessThan(90_000);
  });

  it('have another version when they are drawn otherwise', () => {
    const version = createHash('sha256').update(everyDrawing.join('')).digest('hex').slice(0, 12);
    expect(ILLUSTRATIONS_VERSION).toBe(version);
  });
});
