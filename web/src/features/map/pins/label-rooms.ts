import { useEffect, useState } from 'react';
import type { MapEngine, MapLabel } from '../engine.ts';
import { spotOf, type Area } from './spots.ts';

/** Pixels: a letter of a country's name, which is in capitals, and of a town's; a line; the widest line. */
const CAPITAL = 10;
const LETTER = 8;
const LINE = 18;
const WIDEST = 92;

/** Where a name stands on the map of a zoom. */
export const roomOf = (label: MapLabel, zoom: number): Area => {
  const { x, y } = spotOf(label, zoom);
  const length = label.name.length * (label.isCountry ? CAPITAL : LETTER);
  const half = Math.min(length, WIDEST) / 2;
  const high = (Math.ceil(length / WIDEST) * LINE) / 2;
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
};

type Found = { readonly subject: string; readonly labels: readonly MapLabel[] };

/** The names that found no room since the subject changed: pins give way to them, and go on doing so. */
export const useHiddenLabels = (engine: MapEngine | null, subject: string): readonly MapLabel[] => {
  const [found, setFound] = useState<Found>({ subject, labels: [] });
  useEffect(
    () =>
      engine?.watchLabels((hidden) =>
        setFound((before) => {
          const labels = before.subject === subject ? before.labels : [];
          const isNew = ({ name }: MapLabel): boolean => labels.every((label) => label.name !== name);
          const added = hidden.filter(isNew);
          return added.length === 0 ? before : { subject, labels: [...labels, ...added] };
        }),
      ),
    [engine, subject],
  );
  return found.subject === subject ? found.labels : NONE;
};
const NONE: readonly MapLabel[] = [];
