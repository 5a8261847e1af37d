import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { MapAnswer, PinFact } from '@wellspring/rest-contract/map';
import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import { useRetryWhileFailed } from '../../../shared/use-retry-while-failed.ts';
import { mapAnswers } from '../fetch-map.ts';
import { retainingPins, type MapQuestion } from '../map-request.ts';
import { isInView } from '../mercator.ts';
import type { MapEngine } from '../engine.ts';
import { roomOf, useHiddenLabels } from './label-rooms.ts';
import { layOut } from './pin-layout.ts';
import type { Pin, Single } from './pins.ts';

/** A map enters new cells all the time while it is dragged: requests are made only where it rests. */
const LINGER_MS = 80;

type Loaded = { readonly question: MapQuestion; readonly answer: MapAnswer; readonly retained: readonly string[] };

/** The pins among what stands on the map, best first. */
const pinsAmong = (pins: readonly Pin[]): readonly Single[] =>
  pins.filter((pin): pin is Single => pin.kind === 'location' && pin.look !== 'dot');

/** What stands on the map for a question; while the answer is awaited, what stood there before. `chosenId`: a place that is a pin in any case */
export const usePins = (engine: MapEngine | null, question: MapQuestion | null, chosenId: string | null) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const temperatureText = useTemperatureText();
  const { url, zoom, subject } = question ?? {};
  const shown = loaded?.question;
  const labels = useHiddenLabels(engine, `${shown?.zoom} ${shown?.subject}`);
  const pins = useMemo(() => {
    if (!loaded) return [];
    const {
      answer,
      retained,
      question: { zoom: at },
    } = loaded;
    const factText = ({ kind, text }: PinFact) => (kind === 'temperature' ? temperatureText(text) : text);
    const rooms = labels.map((label) => roomOf(label, at));
    return layOut(answer, { zoom: at, factText, before: new Set(retained), rooms });
  }, [loaded, labels, temperatureText]);

  /** While the map is panned, what is a pin and still in view stays one. */
  const retainedIn = useEffectEvent((box: MapBox): readonly string[] => {
    if (loaded && loaded.question.subject !== subject) return [];
    const chosen = chosenId === null ? [] : [chosenId];
    if (loaded?.question.zoom !== zoom) return chosen;
    const retained = pinsAmong(pins).filter((pin) => isInView(pin, box));
    return [...chosen, ...retained.map(({ key }) => key).filter((key) => key !== chosenId)];
  });
  const ask = useEffectEvent((signal: AbortSignal) => {
    if (!question) return;
    const retained = retainedIn(question.box);
    mapAnswers.get(retainingPins(question.url, retained), signal).then(
      (answer) => {
        if (signal.aborted) return;
        // All pins at once are long work: what is pressed meanwhile goes first.
        startTransition(() => {
          setLoaded({ question, answer, retained });
          setFailed(false);
        });
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
  });

  useEffect(() => {
    if (url === undefined) return;
    const superseded = new AbortController();
    const timer = setTimeout(() => ask(superseded.signal), mapAnswers.cached(url) ? 0 : LINGER_MS);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [url, zoom, tries]);

  const refetch = () => setTries((before) => before + 1);
  useRetryWhileFailed(failed, refetch);
  return { answer: loaded?.answer ?? null, pins, pinZoom: loaded?.question.zoom ?? 0, failed, refetch };
};
