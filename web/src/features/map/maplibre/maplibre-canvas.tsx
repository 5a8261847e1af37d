import 'maplibre-gl/dist/maplibre-gl.css';
import type { ClientConfig } from '@wellspring/rest-contract/first-html';
import { Map as MapLibre, ScaleControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef } from 'react';
import outlinesUrl from 'world-atlas/countries-50m.json?url';
import type { CanvasProps } from '../engine.ts';
import { loadOutlines } from './countries.ts';
import { constrainTo, isByReader, maplibreEngine, openingCamera, viewportOf } from './maplibre-engine.ts';
import { COLOURED, outlineStyle, paletteOf } from './outline-style.ts';

setWorkerUrl(workerUrl);

const NO_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };

const makeMap = (container: HTMLElement, { start, still = false }: CanvasProps, style: string | null): MapLibre => {
  const map = new MapLibre({
    container,
    style: style ?? NO_STYLE,
    ...openingCamera(start),
    transformConstrain: constrainTo(container),
    attributionControl: style ? { compact: true } : false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    scrollZoom: !still,
    keyboard: !still,
    dragPan: !(still && matchMedia('(pointer: coarse)').matches),
    fadeDuration: 150,
    locale: { 'Map.Title': 'Map. Move it with the arrow keys, zoom with plus and minus.' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
  return map;
};

/** The outlines in the colours of now, and of the reader's next change to dark or light. Returns how to stop. */
const drawOutlines = (map: MapLibre, onTrouble: () => void): (() => void) => {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  let gone = false;
  const recolour = () => {
    const palette = paletteOf(document.documentElement);
    for (const [layer, paint, colour] of COLOURED)
      if (map.getLayer(layer)) map.setPaintProperty(layer, paint, palette[colour]);
  };
  loadOutlines(outlinesUrl).then((outlines) => {
    if (!gone) map.setStyle(outlineStyle(outlines, paletteOf(document.documentElement)), { diff: false });
  }, onTrouble);
  scheme.addEventListener('change', recolour);
  return () => {
    gone = true;
    scheme.removeEventListener('change', recolour);
  };
};

type Props = CanvasProps & { readonly config: ClientConfig };

/** The keyless map: our own outlines, or the style that MAP_STYLE_URL names. */
export const MaplibreCanvas = (props: Props) => {
  const holder = useRef<HTMLDivElement>(null);
  const { mapStyleUrl } = props.config;
  const make = useEffectEvent((container: HTMLElement) => makeMap(container, props, mapStyleUrl));
  const ready = useEffectEvent((map: MapLibre) => props.onReady(maplibreEngine(map)));
  const moving = useEffectEvent((map: MapLibre) => props.onMoving?.(viewportOf(map)));
  const rest = useEffectEvent((map: MapLibre, byReader: boolean) => props.onRest?.(viewportOf(map), byReader));
  const fail = useEffectEvent(props.onFailure);

  useEffect(() => {
    if (!holder.current) return;
    let map: MapLibre;
    try {
      map = make(holder.current);
    } catch {
      return fail('no-webgl');
    }
    // The wheel's last event does not say whose hand it was, the ones before it do.
    let byReader = false;
    map.on('move', (event) => {
      byReader ||= isByReader(event);
      moving(map);
    });
    map.on('moveend', (event) => {
      rest(map, byReader || isByReader(event));
      byReader = false;
    });
    const stop = mapStyleUrl ? () => undefined : drawOutlines(map, () => fail('no-outlines'));
    ready(map);
    return () => {
      stop();
      map.remove();
    };
  }, [mapStyleUrl]);

  return (
    <div className="absolute inset-0">
      <div ref={holder} className="size-full" />
    </div>
  );
};
