import { between, chance, choice } from './chance.ts';
import type { IllustrationRequest, Format } from './keys.ts';
import { HOURS, paletteOf } from './palette.ts';
import { KINDS } from './scenes.ts';
import { rect } from './shapes.ts';

/** Invisible hundredths of a pixel are half of the bytes. */
const shortened = (svg: string): string =>
  svg.replace(/-?(?<!\d)\d+\.\d{2,}/g, (long) => String(Math.round(Number(long) * 100) / 100));

/** Degrees by which a place's hue may differ from that of its kind. */
const WIDEST_TURN = 34;

const SIZES: Readonly<Record<Format, { readonly width: number; readonly height: number }>> = {
  card: { width: 800, height: 600 },
  wide: { width: 1500, height: 600 },
};

/**
 * Draws the picture of a place without a photo, as SVG of 3 to 60 kB. The scene, its hue, its hour, its side and all details
 * come from the id: two places never have the same picture. Takes a millisecond or two.
 */
export const drawIllustration = ({ illustration, id, format, scheme }: IllustrationRequest): string => {
  const { scenes, hue, accent } = KINDS[illustration];
  const { width, height } = SIZES[format];
  const random = chance(id);
  const scene = scenes[choice(random, scenes.length)];
  const turn = between(random, -WIDEST_TURN, WIDEST_TURN);
  const colours = paletteOf({ hue, accent, turn, hour: choice(random, HOURS.length), scheme });
  const isMirrored = random() < 0.5;
  const closeness = between(random, 1, 1.45);
  const [dx, dy] = [width * (closeness - 1) * random(), height * (closeness - 1) * random()];
  const body = scene?.({ width, height, colours, random: chance(`${id}/details`) }) ?? '';
  const side = isMirrored ? `translate(${width} 0) scale(-1 1) ` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    rect(0, 0, width, height, { fill: colours.sky }) +
    `<g transform="${side}translate(${-Math.round(dx)} ${-Math.round(dy)}) scale(${closeness.toFixed(2)})">${shortened(body)}</g></svg>\n`
  );
};
