type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: Channels): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour at `part` of the way from one to the other, each as #rrggbb. */
export const mix = (from: string, to: string, part: number): string => {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const at = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * part;
  return hexOf([at(0), at(1), at(2)]);
};

/** The same lightness in another hue: turned around the axis of greys, in degrees. */
export const turned = (hex: string, degrees: number): string => {
  const [red, green, blue] = channelsOf(hex);
  const angle = (degrees * Math.PI) / 180;
  const [cos, third] = [Math.cos(angle), (1 - Math.cos(angle)) / 3];
  const side = Math.sin(angle) / Math.sqrt(3);
  const row = (own: number, next: number, last: number): number =>
    own * (cos + third) + next * (third - side) + last * (third + side);
  return hexOf([row(red, green, blue), row(green, blue, red), row(blue, red, green)]);
};
