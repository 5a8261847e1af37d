import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { MapEngine } from './engine.ts';
import { MAX_ZOOM, positionOf } from './mercator.ts';
import { canSplit, type Cluster } from './pins/pins.ts';

/** Pixels that stay free around places that the map goes to, of a map that has room for them. */
const MARGIN = 120;
/** The part of a small map that they may take at each edge. */
const MOST_OF_MAP = 0.25;

/**
 * Goes closer to a cluster, so that it splits. One that cannot is opened as a list of its places. `engine`: null while the map is on its way;
 * what is pressed then, the map goes to when it is there.
 */
export const useOpenCluster = (engine: MapEngine | null, frame: RefObject<HTMLElement | null>) => {
  const [opened, setOpened] = useState<Cluster | null>(null);
  const pressed = useRef<Cluster>(null);
  const open = useCallback(
    (cluster: Cluster) => {
      if (!canSplit(cluster.bounds)) return setOpened(cluster);
      if (!engine || !frame.current) {
        pressed.current = cluster;
        return;
      }
      const now = engine.viewport().at.zoom;
      if (now > MAX_ZOOM - 0.01) return setOpened(cluster);
      const { clientWidth: width, clientHeight: height } = frame.current;
      const margin = Math.min(MARGIN, MOST_OF_MAP * Math.min(width, height));
      const to = positionOf(cluster.bounds, { width, height }, margin, MAX_ZOOM);
      engine.moveTo({ ...to, zoom: Math.min(Math.max(to.zoom, now + 1), MAX_ZOOM) }, true);
    },
    [engine, frame],
  );
  useEffect(() => {
    if (!engine || !pressed.current) return;
    open(pressed.current);
    pressed.current = null;
  }, [engine, open]);
  return { opened, open, close: useCallback(() => setOpened(null), []) };
};
