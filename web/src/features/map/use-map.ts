import { DEFAULT_CENTER, DEFAULT_ZOOM, FIT_ZOOM_MAX } from '@wellspring/rest-contract/map-limits';
import type { MapView } from '@wellspring/rest-contract/map';
import type { MapBox } from '@wellspring/rest-contract/map-grid';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapPosition, MapViewProps } from '../../shared/map-slot.ts';
import { mapAnswers } from './ask-map.ts';
import { follow, NO_COURSE, reported } from './course.ts';
import type { MapEngine, Viewport } from './engine.ts';
import { boxInView, questionFor, worldQuestion, type Wanted } from './map-request.ts';
import { boxAround, positionOf, type Size } from './mercator.ts';

const FIT_MARGIN = 40;
const NOWHERE: MapPosition = { lat: DEFAULT_CENTER.latitude, lng: DEFAULT_CENTER.longitude, zoom: DEFAULT_ZOOM };

/** Where all matches are seen; the default center when there are none. */
const fitOf = ({ places, clusters }: MapView, size: Size): MapPosition => {
  const dots = places.map(({ latitude, longitude }) => ({
    west: longitude,
    south: latitude,
    east: longitude,
    north: latitude,
  }));
  const box = boxAround([...dots, ...clusters.map(({ bounds }) => bounds)]);
  return box ? positionOf(box, size, FIT_MARGIN, FIT_ZOOM_MAX) : NOWHERE;
};

type Props = Pick<MapViewProps, 'search' | 'categoryId' | 'at' | 'resets' | 'onMove'>;

/** Holds the map to its address: it fits once, goes where the address says, and reports where the reader took it. */
export const useMap = ({ search, categoryId, at, resets, onMove }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const course = useRef(NO_COURSE);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [start, setStart] = useState<MapPosition | null>(null);
  const [view, setView] = useState<Viewport | null>(null);
  const [inView, setInView] = useState<MapBox | null>(null);
  const wanted: Wanted = useMemo(() => ({ search, categoryId }), [search, categoryId]);
  const subject = JSON.stringify([search, categoryId, resets]);

  const goTo = useEffectEvent((to: MapPosition) => {
    if (engine) engine.moveTo(to, false);
    else setStart(to);
  });
  const steer = useEffectEvent((): (() => void) | undefined => {
    const before = course.current;
    const { course: next, go } = follow(before, at, subject);
    course.current = next;
    if (go === 'stay') return undefined;
    const superseded = new AbortController();
    let done = false;
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    const goal =
      at ??
      mapAnswers.get(worldQuestion(wanted).url, superseded.signal).then(
        (answer) => fitOf(answer, { width, height }),
        () => NOWHERE,
      );
    void Promise.resolve(goal).then((to) => {
      if (superseded.signal.aborted) return;
      done = true;
      goTo(to);
    });
    return () => {
      if (done) return;
      superseded.abort();
      course.current = before;
    };
  });
  useEffect(() => steer(), [subject, at?.lat, at?.lng, at?.zoom]);

  return {
    frame,
    engine,
    start,
    wanted,
    /** what is seen when the map rests; null: not known yet */
    inView,
    question: useMemo(() => (view ? questionFor(view, wanted) : null), [view, wanted]),
    onReady: (made: MapEngine) => {
      setEngine(made);
      const viewport = made.viewport();
      setView(viewport);
      setInView(boxInView(viewport.box));
    },
    onMoving: (next: Viewport) =>
      setView((now) => (now && questionFor(now, wanted).url === questionFor(next, wanted).url ? now : next)),
    onRest: (next: Viewport, byReader: boolean) => {
      setView(next);
      setInView(boxInView(next.box));
      if (!byReader) return;
      course.current = reported(course.current, next.at);
      onMove(next.at);
    },
  };
};
