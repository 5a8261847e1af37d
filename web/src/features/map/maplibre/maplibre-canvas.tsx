import type { Translate } from '@wellspring/words/translate';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { Map as MapLibre, ScaleControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useUnits } from '../../../shared/format/use-units.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { CanvasProps } from '../engine.ts';
import { chooseByTouch } from './chosen-by-touch.ts';
import { constrainTo, isByReader, maplibreEngine, openingCamera } from './maplibre-engine.ts';
import { viewportOf } from './viewport.ts';
import { addStreetCredit, groundStyle } from './ground-style.ts';
import { maplibreTexts } from './maplibre-texts.ts';
import type { Streets } from './street-cover.ts';

setWorkerUrl(workerUrl);

const NO_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const makeMap = (
  t: Translate<'map'>,
  container: HTMLElement,
  { start, still = false }: CanvasProps,
  style: string | null,
): MapLibre => {
  const isTouch = isTouched();
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
    dragPan: !(still && isTouch),
    // One finger scrolls the page, else a phone's reader could not get past the map.
    cooperativeGestures: !still && isTouch,
    // Names that fade in are a row of drawings, for which a press on a slow machine would wait.
    fadeDuration: 0,
    locale: maplibreTexts(t),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
};

/** Letters of both subsets of our font: a name is drawn once, and cached as drawn. */
const LETTERS = ['a', 'ő'];
const FONTS = ['16px "Source Sans 3"', '600 16px "Source Sans 3 Semibold"'];
const loadLetters = (): Promise<unknown> =>
  Promise.allSettled(FONTS.flatMap((font) => LETTERS.map((letter) => document.fonts.load(font, letter))));

/** The bundled map in the colours of now, and of the reader's next change to dark, light or their own. Returns how to stop. */
const drawBasemap = (
  map: MapLibre,
  streets: Streets | null,
  onDrawn: () => void,
  onTrouble: (isThere: boolean) => void,
): (() => void) => {
  const looks = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  let gone = false;
  let isTroubled = false;
  const draw = async (): Promise<void> => {
    const style = await groundStyle(streets);
    if (!gone) map.setStyle(style, { diff: false });
  };
  map.on('error', () => {
    isTroubled = true;
    onTrouble(true);
  });
  // The map does not ask again for a part that failed.
  const drawAgain = () => {
    if (!isTroubled) return;
    isTroubled = false;
    void draw().then(() => map.once('idle', () => onTrouble(isTroubled)));
  };
  window.addEventListener('online', drawAgain);
  void loadLetters()
    .then(draw)
    .then(() => void (gone || map.once('idle', onDrawn)));
  const redraw = (): void => void draw();
  for (const look of looks) look.addEventListener('change', redraw);
  return () => {
    gone = true;
    for (const look of looks) look.removeEventListener('change', redraw);
    window.removeEventListener('online', drawAgain);
  };
};

type Props = CanvasProps & { readonly config: ClientConfig };

/** The keyless map: our own, or the style that MAP_STYLE_URL names. */
export const MaplibreCanvas = (props: Props) => {
  const t = useWords('map');
  const holder = useRef<HTMLDivElement>(null);
  const { mapStyleUrl } = props.config;
  const getStreets = useEffectEvent(() => props.config.streets);
  const isStill = props.still === true;
  const make = useEffectEvent((container: HTMLElement) => makeMap(t, container, props, mapStyleUrl));
  const ready = useEffectEvent((map: MapLibre) => props.onReady(maplibreEngine(map)));
  const moving = useEffectEvent((map: MapLibre) => props.onMoving?.(viewportOf(map)));
  const rest = useEffectEvent((map: MapLibre, byReader: boolean) => props.onRest?.(viewportOf(map), byReader));
  const fail = useEffectEvent(props.onFailure);
  const scaleUnit = useUnits().distance === 'mi' ? 'imperial' : 'metric';
  const scale = useRef<ScaleControl | null>(null);
  const addScale = useEffectEvent((map: MapLibre) => {
    scale.current = new ScaleControl({ maxWidth: 90, unit: scaleUnit });
    map.addControl(scale.current, 'bottom-left');
  });

  useEffect(() => {
    if (!holder.current) return;
    let map: MapLibre;
    try {
      map = make(holder.current);
    } catch {
      return fail('no-webgl');
    }
    const stopChoosing = !isStill && isTouched() ? chooseByTouch(map) : () => undefined;
    // The wheel's last event does not say whose hand it was, and of a single notch none does.
    let byReader = false;
    map.on('wheel', () => {
      byReader = true;
    });
    map.on('move', (event) => {
      byReader ||= isByReader(event);
      moving(map);
    });
    map.on('moveend', (event) => {
      rest(map, byReader || isByReader(event));
      byReader = false;
    });
    // The picture that stands behind a still map until it is drawn has its own scale and mark.
    const { style } = holder.current;
    if (isStill) style.visibility = 'hidden';
    else ready(map);
    const onDrawn = () => {
      addScale(map);
      const streets = mapStyleUrl ? null : getStreets();
      if (streets) void addStreetCredit(map, streets);
      if (!mapStyleUrl) map.getContainer().dataset['drawn'] = '';
      if (!isStill) return;
      style.visibility = '';
      ready(map);
    };
    if (mapStyleUrl) map.once('idle', onDrawn);
    const stop = mapStyleUrl
      ? () => undefined
      : drawBasemap(map, getStreets(), onDrawn, (isThere) => fail(isThere ? 'no-basemap' : null));
    return () => {
      stop();
      stopChoosing();
      scale.current = null;
      map.remove();
    };
  }, [mapStyleUrl, isStill]);
  useEffect(() => scale.current?.setUnit(scaleUnit), [scaleUnit]);

  return (
    <div className="absolute inset-0">
      <div ref={holder} className="size-full" />
    </div>
  );
};
