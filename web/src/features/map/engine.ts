import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import type { MapPosition } from '../../shared/map-slot.ts';

/** What a map shows at a moment. */
export type Viewport = {
  readonly at: MapPosition;
  /** may reach beyond 180 degrees */
  readonly box: MapBox;
};

/** Room on the map that a pin of ours takes, so many pixels wide, with the name under it where it has one. */
export type TakenRoom = {
  readonly latitude: number;
  readonly longitude: number;
  readonly width: number;
  readonly name: string | null;
};

/** A name that a map must have. */
export type MapLabel = {
  readonly name: string;
  readonly isCountry: boolean;
  readonly latitude: number;
  readonly longitude: number;
};

/** A drawn map of any provider. The elements on it are ours: the map keeps them at their points. */
export type MapEngine = {
  readonly viewport: () => Viewport;
  /** Goes there. `byReader`: the reader requested it on the map, so the move is reported as theirs and may be animated. */
  readonly moveTo: (at: MapPosition, byReader: boolean) => void;
  /** Keeps the middle of an element at a point. */
  readonly anchor: (element: HTMLElement, lat: number, lng: number) => Anchor;
  /** The map's own names give way to these, where the map is ours. */
  readonly keepClear: (taken: readonly TakenRoom[]) => void;
  /**
   * Tells each time the map has come to rest which names of countries, capitals and large towns found no room, where the map is ours.
   * Returns how to stop.
   */
  readonly watchLabels: (tell: (hidden: readonly MapLabel[]) => void) => () => void;
};

/** What keeps an element at a point of the map. */
export type Anchor = {
  /** The element stays where it is in the document: the keyboard and a finger on it stay, too. */
  readonly moveTo: (lat: number, lng: number) => void;
  readonly remove: () => void;
};

/** Why there is no map, or a poorer one. */
export type MapFailure = 'no-webgl' | 'no-basemap' | 'no-script';

/** One maker of maps. It fills its parent and lives as long as it is rendered. */
export type CanvasProps = {
  /** where the map opens; later moves go through the engine */
  readonly start: MapPosition;
  /** a picture to look at: it neither pans by touch nor zooms by wheel, so that the page scrolls on */
  readonly still?: boolean;
  readonly onReady: (engine: MapEngine) => void;
  /** called while the map moves, often */
  readonly onMoving?: (viewport: Viewport) => void;
  /** the map has come to rest */
  readonly onRest?: (viewport: Viewport, byReader: boolean) => void;
  /** null: what had failed is there now */
  readonly onFailure: (why: MapFailure | null) => void;
};
