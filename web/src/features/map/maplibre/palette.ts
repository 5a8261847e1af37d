/** Colours of the map, as CSS knows them now. */
export type Palette = Readonly<
  Record<'water' | 'land' | 'town' | 'river' | 'border' | 'state' | 'waterInk' | 'ink' | 'inkSoft', string>
>;

/** Reads the tokens, which follow the reader's light or dark. */
export const paletteOf = (root: Element): Palette => {
  const tokens = getComputedStyle(root);
  const token = (name: string): string => tokens.getPropertyValue(`--color-${name}`).trim();
  return {
    water: token('map-water'),
    land: token('map-land'),
    town: token('map-town'),
    river: token('map-river'),
    border: token('map-border'),
    state: token('map-state'),
    waterInk: token('map-water-ink'),
    ink: token('ink'),
    inkSoft: token('ink-soft'),
  };
};
