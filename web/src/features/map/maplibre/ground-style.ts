import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { basemapStyle } from './basemap-style.ts';
import { paletteOf } from './palette.ts';
import type { Streets } from './street-cover.ts';

/** The bundled map in the colours of now, with streets above it where there are some. Without the script of streets, it stands alone. */
export const groundStyle = async (streets: Streets | null): Promise<StyleSpecification> => {
  const root = document.documentElement;
  const palette = paletteOf(root);
  const base = basemapStyle(palette, window.location.origin);
  if (!streets) return base;
  try {
    const [{ withStreets }, { streetPaletteOf }] = await Promise.all([
      import('./street-style.ts'),
      import('./street-palette.ts'),
    ]);
    const options = { palette: streetPaletteOf(palette, root), language: root.lang, origin: window.location.origin };
    return withStreets(base, { streets, ...options });
  } catch {
    return base;
  }
};

/** Says on the map whose data the streets are. */
export const addStreetCredit = async (map: MapLibre, streets: Streets): Promise<void> => {
  const { streetCredit } = await import('./street-credit.ts');
  map.addControl(streetCredit(streets), 'bottom-left');
};
