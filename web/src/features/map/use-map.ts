import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapPosition, MapViewProps } from '../../shared/map-slot.ts';
import { mapAnswers } from './fetch-map.ts';
import { boxOfCircle } from './circle.ts';
import { fitBox, fitOf, NOWHERE } from './fit.ts';
import { followAddress, NOT_SYNCED, reported } from './position-sync.ts';
import type { MapEngine, Viewport } from './engine.ts';
import { CLOSED_SHEET, isWide } from './use-wide.ts';
import { stillEngine } from './still-engine.ts';
import { boxInView, questionFor, worldQuestion, type MapFilter } from './map-request.ts';

type Props = Pick<
  MapViewProps,
  'search' | 'categoryId' | 'at' | 'near' | 'radiusKm' | 'user' | 'filters' | 'resets' | 'onMove'
>;

/** Holds the map to its address: it fits once, goes where the address says, and reports where the reader took it. */
export const useMap = ({ search, categoryId, at, near, radiusKm, user, filters, resets, onMove }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const sync = useRef(NOT_SYNCED);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [awaited, setAwaited] = useState<MapEngine | null>(null);
  const [start, setStart] = useState<MapPosition | null>(null);
  const [view, setView] = useState<Viewport | null>(null);
  const [inView, setInView] = useState<MapBox | null>(null);
  // The address of a request has the reader's own position to about a kilometre.
  const digits = user ? 2 : 5;
  const { latitude, longitude } = near ?? {};
  const mapFilter: MapFilter = useMemo(
    () => ({
      search,
      categoryId,
      filters,
      near:
        latitude === undefined || longitude === undefined
          ? null
          : { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)) },
      radiusKm,
    }),
    [search, categoryId, filters, latitude, longitude, digits, radiusKm],
  );
  const area = near?.bounds ?? (near && radiusKm ? boxOfCircle(near, radiusKm) : null);
  const subject = JSON.stringify([search, categoryId, resets, area]);

  const goTo = useEffectEvent((to: MapPosition) => {
    if (engine) return engine.moveTo(to, false);
    setStart(to);
    if (!frame.current) return;
    const still = stillEngine(frame.current, to);
    setAwaited(still);
    setView(still.viewport());
  });
  const goWhereAddressSays = useEffectEvent((): (() => void) | undefined => {
    const before = sync.current;
    const { sync: next, go } = followAddress(before, at, subject);
    sync.current = next;
    if (go === 'stay') return undefined;
    const superseded = new AbortController();
    let done = false;
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    const covered = isWide() ? 0 : CLOSED_SHEET;
    const goal =
      at ??
      (area && fitBox(area, { width, height }, covered)) ??
      mapAnswers.get(worldQuestion(mapFilter).url, superseded.signal).then(
        (answer) => fitOf(answer, { width, height }, covered),
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
      sync.current = before;
    };
  });
  useEffect(() => goWhereAddressSays(), [subject, at?.lat, at?.lng, at?.zoom]);

  return {
    frame,
    engine,
    /** the map, or what stands in for it; null: it is not known yet where it opens */
    held: engine ?? awaited,
    /** what the map shows when it opens; null: not known yet */
    opening: useMemo(() => awaited?.viewport() ?? null, [awaited]),
    start,
    mapFilter,
    /** what is seen when the map rests; null: not known yet */
    inView,
    question: useMemo(() => (view ? questionFor(view, mapFilter) : null), [view, mapFilter]),
    onReady: (made: MapEngine) => {
      setEngine(made);
      const viewport = made.viewport();
      setView(viewport);
      setInView(boxInView(viewport.box));
    },
    onMoving: (next: Viewport) =>
      setView((now) => (now && questionFor(now, mapFilter).url === questionFor(next, mapFilter).url ? now : next)),
    onRest: (next: Viewport, byReader: boolean) => {
      setView(next);
      setInView(boxInView(next.box));
      if (!byReader) return;
      sync.current = reported(sync.current, next.at);
      onMove(next.at);
    },
  };
};
