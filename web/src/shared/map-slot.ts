import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { LocationSort } from '@wellspring/rest-contract/location-rules';
import type { ComponentType, ReactNode } from 'react';
import type { Filters } from './filters/filters.ts';

/** Where a map stands: degrees, and the zoom of web map tiles of 256 pixels (0: the world is one tile). */
export type MapPosition = { readonly lat: number; readonly lng: number; readonly zoom: number };

/** What the home screen tells its map. The map itself lives in features/map and is put in by app. */
export type MapViewProps = {
  readonly config: ClientConfig;
  /** the words searched for; null: none */
  readonly search: string | null;
  readonly categoryId: number | null;
  /**
   * Where the address says the map stands. When it is not what the map last reported, the map goes there
   * (the near box and Back work this way). null: fit all matches, once per search, category and `resets`.
   */
  readonly at: MapPosition | null;
  /** what the list beside the map is sorted around */
  readonly near: {
    readonly latitude: number;
    readonly longitude: number;
    /** of a country or region: the map shows all of it when `at` is silent */
    readonly bounds?: MapBox | null | undefined;
  } | null;
  /** how far from `near`; null: any distance */
  readonly radiusKm: number | null;
  /** what is asked of facts */
  readonly filters: Filters;
  /** rises with every Reset View */
  readonly resets: number;
  /** where the reader is, for the blue marker, to so many metres; null: unknown */
  readonly user: { readonly lat: number; readonly lng: number; readonly accuracy: number | null } | null;
  /** Called when the reader has moved the map and it has come to rest; never after a fit or a jump to `at`. */
  readonly onMove: (at: MapPosition) => void;
  /** the order that the reader chose, or that goes without saying; null: the best first */
  readonly sort: LocationSort | null;
  /** how the reader chooses it */
  readonly sorting: ReactNode;
  /** Called when the reader wants what is in view, and only that, to be listed: on the map and as a grid. */
  readonly onSearchArea: (box: MapBox) => void;
  /** Called by Reset View, which the map offers. */
  readonly onReset: () => void;
};

/** The small map on a place's page: one exact point, and other places around it. */
export type LocationMapProps = {
  readonly config: ClientConfig;
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly categoryId: number;
  readonly temperature: string | null;
  /** Called once the map is drawn, or cannot be. */
  readonly onSettled: (isDrawn: boolean) => void;
};

/** The other places on the picture that stands in for that map. */
export type MapPlacesProps = Pick<LocationMapProps, 'id' | 'latitude' | 'longitude' | 'zoom'>;

export type LocationMapSlots = {
  readonly LocationMap: ComponentType<LocationMapProps>;
  readonly MapPlaces: ComponentType<MapPlacesProps>;
};

/** Degrees. */
export type MapPoint = { readonly latitude: number; readonly longitude: number };

/** The small map of a form: the point of the entered place. */
export type PointMapProps = {
  readonly config: ClientConfig;
  /** where the pin stands; null: nowhere yet */
  readonly point: MapPoint | null;
  /** null: not chosen yet */
  readonly categoryId: number | null;
  /** Called when the pin was put down or moved, by pointer or keys: to about ten centimetres. */
  readonly onMove: (point: MapPoint) => void;
};

export type PointMapSlot = ComponentType<PointMapProps>;

/** The places of a list on a map, in their order. */
export type ListMapProps = {
  readonly config: ClientConfig;
  readonly stops: readonly {
    readonly id: string;
    readonly name: string;
    /** from 1 */
    readonly visitOrder: number;
    readonly latitude: number;
    readonly longitude: number;
    readonly categoryId: number;
  }[];
};
