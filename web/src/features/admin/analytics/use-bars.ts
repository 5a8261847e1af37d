import { useEffect, useEffectEvent, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { dayText } from './day-text.ts';

type Bars = {
  /** days in UTC, in order */
  readonly dates: readonly string[];
  readonly values: readonly number[];
  readonly locale: string;
  /** called with the day under the pointer; null: none */
  readonly onPoint: (index: number | null) => void;
};

type Colours = { readonly bar: string; readonly text: string; readonly line: string };

const FONT = "12px 'Source Sans 3', system-ui, sans-serif";
/** Counts are integers: no line of the grid is at half a view. */
const STEPS = [1, 2, 5].flatMap((step) => [1, 10, 100, 1_000, 10_000, 100_000, 1e6, 1e7].map((power) => step * power));
const DAY_SECONDS = 86_400;
/** Pixels of a letter in a count, at most, and between the counts and the bars. */
const LETTER = 7;
const LABEL_GAP = 14;
/** Pixels to the right of the bars, at least, and half a day in the narrowest chart. */
const DAY_ROOM = 16;
const HALF_A_DAY = 4;

/** The days that are named, in seconds: the last one, today, and backwards from there. */
const daysFromLast = (first: number, last: number, step: number): number[] => {
  const days: number[] = [];
  for (let day = last - DAY_SECONDS / 2; day >= first; day -= step) days.unshift(day);
  return days;
};

const coloursOf = (element: HTMLElement): Colours => {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(`--color-${name}`).trim();
  return { bar: colour('primary'), text: colour('ink-soft'), line: colour('line') };
};

const dataOf = ({ dates, values }: Pick<Bars, 'dates' | 'values'>): uPlot.AlignedData => [
  dates.map((date) => Date.parse(date) / 1_000),
  [...values],
];

/** To the right of the last bar there is room for its day, however long that is in the language. */
const roomForDay = (locale: string): number => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return DAY_ROOM;
  pen.font = FONT;
  return Math.max(DAY_ROOM, Math.ceil(pen.measureText(dayText('2026-11-28', locale)).width / 2) - HALF_A_DAY);
};

const optionsFor = (element: HTMLElement, locale: string, onPoint: (index: number | null) => void): uPlot.Options => {
  const { bar, text, line } = coloursOf(element);
  const axis = { stroke: text, font: FONT, ticks: { show: false }, grid: { stroke: line, width: 1 } };
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'UTC'),
    legend: { show: false },
    padding: [8, roomForDay(locale), 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    scales: {
      x: { range: (_, first, last) => [first - DAY_SECONDS / 2, last + DAY_SECONDS / 2] },
      y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 70,
        incrs: [1, 2, 5, 7, 10].map((days) => days * DAY_SECONDS),
        splits: (_, __, first, last, step) => daysFromLast(first, last, step),
        values: (_, splits) => splits.map((at) => dayText(new Date(at * 1_000).toISOString(), locale)),
      },
      {
        ...axis,
        incrs: STEPS.toSorted((a, b) => a - b),
        size: (_, labels) => LABEL_GAP + LETTER * Math.max(0, ...(labels ?? []).map(({ length }) => length)),
        values: (_, splits) => splits.map((at) => at.toLocaleString(locale)),
      },
    ],
    series: [
      {},
      {
        fill: bar,
        stroke: bar,
        width: 0,
        ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.7, 28], radius: 0.2 }) }),
        points: { show: false },
      },
    ],
  };
};

/** Bars on a canvas, in the colours of the page; they are drawn again when colours or size change. Returns the ref of the canvas. */
export const useBars = (bars: Bars) => {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const [scheme, setScheme] = useState(0);
  const { locale } = bars;
  const point = useEffectEvent(bars.onPoint);
  const draw = useEffectEvent((into: HTMLElement) => new uPlot(optionsFor(into, locale, point), dataOf(bars), into));

  useEffect(() => {
    const schemes = matchMedia('(prefers-color-scheme: dark)');
    const redraw = (): void => setScheme((drawn) => drawn + 1);
    schemes.addEventListener('change', redraw);
    return () => schemes.removeEventListener('change', redraw);
  }, []);

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const drawn = draw(current);
    plot.current = drawn;
    const room = new ResizeObserver(() => drawn.setSize({ width: current.clientWidth, height: current.clientHeight }));
    room.observe(current);
    return () => {
      room.disconnect();
      drawn.destroy();
      plot.current = null;
    };
  }, [scheme, locale]);

  const data = JSON.stringify([bars.dates, bars.values]);
  const show = useEffectEvent(() => plot.current?.setData(dataOf(bars)));
  useEffect(() => {
    if (data !== '') show();
  }, [data]);

  return element;
};
