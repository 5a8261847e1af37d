import { startTransition, useEffect, useMemo, useState } from 'react';
import { useRetryWhileFailed } from '../../shared/use-retry-while-failed.ts';
import { mapAnswers } from './fetch-map.ts';
import type { MapQuestion } from './map-request.ts';
import { mergeTouching } from './merge-touching.ts';
import { pinsOf, type Pin } from './pins.ts';

/** A map enters new cells all the time while it is dragged: requests are made only where it rests. */
const LINGER_MS = 80;

type Loaded = { readonly question: MapQuestion; readonly pins: readonly Pin[] };

/** The pins for a question; while the answer is awaited, those before it. */
export const usePins = (question: MapQuestion | null) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const url = question?.url;
  const zoom = question?.zoom;

  useEffect(() => {
    if (url === undefined || zoom === undefined) return;
    const superseded = new AbortController();
    const ask = () => {
      mapAnswers.get(url, superseded.signal).then(
        (answer) => {
          if (superseded.signal.aborted) return;
          const pins = mergeTouching(pinsOf(answer, zoom), zoom);
          // All pins at once are long work: what is pressed meanwhile goes first.
          startTransition(() => {
            setLoaded({ question: { url, zoom }, pins });
            setFailed(false);
          });
        },
        () => {
          if (!superseded.signal.aborted) setFailed(true);
        },
      );
    };
    const timer = setTimeout(ask, mapAnswers.cached(url) ? 0 : LINGER_MS);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [url, zoom, tries]);

  const pins = useMemo(() => loaded?.pins ?? [], [loaded]);
  const refetch = () => setTries((before) => before + 1);
  useRetryWhileFailed(failed, refetch);
  return { pins, pinZoom: loaded?.question.zoom ?? 0, failed, refetch };
};
