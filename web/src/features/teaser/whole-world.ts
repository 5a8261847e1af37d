import { WorldMapDocument } from '../../generated/landing-operations.ts';

/** The whole map, coarse: what the teaser shows and the server asks for the first HTML. */
export const wholeWorld = {
  document: WorldMapDocument,
  variables: { box: { west: -180, south: -56, east: 180, north: 78 }, zoom: 3 },
} as const;
