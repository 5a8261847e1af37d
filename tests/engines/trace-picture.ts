import type { RecordedSpan } from './trace-collector.ts';

const ROW = 22;
const HEAD = 34;
const NAMES = 400;
const BARS = 480;
const WIDTH = NAMES + BARS + 80;

/** Readable on white and on black. */
const COLOURS: Readonly<Record<string, string>> = {
  gateway: '#6b8fd6',
  identity: '#b07cc6',
  reviews: '#3f9e8f',
  catalog: '#d08a3e',
  'lists-and-badges': '#c76a86',
  analytics: '#7d9c3c',
  moderation: '#8a8f98',
};

const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #24292f }
.time { fill: #57606a; font-size: 11px }
.line { stroke: #d0d7de }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .time { fill: #9198a1 } .line { stroke: #3d444d } }`;

type Row = { readonly span: RecordedSpan; readonly depth: number };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const isOfApollo = ({ name }: RecordedSpan): boolean => name.startsWith('gateway.');

/** A trace without the steps of Apollo's gateway, which say nothing of the product: what they caused belongs to their request. */
export const storyOf = (spans: readonly RecordedSpan[]): readonly RecordedSpan[] => {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const parentOf = (span: RecordedSpan): string | undefined => {
    const parent = byId.get(span.parentSpanId ?? '');
    return parent && isOfApollo(parent) ? parentOf(parent) : span.parentSpanId;
  };
  return spans.filter((span) => !isOfApollo(span)).map((span) => ({ ...span, parentSpanId: parentOf(span) }));
};

const WRITES = ['insert', 'update', 'findAndModify', 'bulk'];

const operationOf = ({ attributes }: RecordedSpan): string => String(attributes['db.operation.name'] ?? '');

/** The spans as a tree, in the order in which they began. Consumers without work, and the queries of the others, are left out. */
const rowsOf = (spans: readonly RecordedSpan[], parent?: RecordedSpan, depth = 0): readonly Row[] => {
  const within = (span: RecordedSpan): readonly RecordedSpan[] =>
    spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
  const isConsumer = (span: RecordedSpan): boolean => 'messaging.consumer.group.name' in span.attributes;
  const isShown = (span: RecordedSpan): boolean =>
    isConsumer(span)
      ? within(span).some((call) => WRITES.includes(operationOf(call)))
      : !(parent && isConsumer(parent) && span.attributes['db.system'] === 'mongodb');
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
    .filter(isShown)
    .flatMap((span) => [{ span, depth }, ...rowsOf(spans, span, depth + 1)]);
};

/** Even steps of time, about eight of them. */
const stepFor = (length: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].find((step) => length / step <= 8) ?? 5_000;

const axis = (length: number, height: number, x: (time: number) => number): string => {
  const step = stepFor(length);
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => {
    const left = x(at * step).toFixed(1);
    return `<line class="line" x1="${left}" x2="${left}" y1="${HEAD - 8}" y2="${height}"/><text class="time" x="${left}" y="${HEAD - 14}" text-anchor="middle">${at * step} ms</text>`;
  }).join('\n');
};

/** One trace as an SVG: who did what, within what, and when. */
export const tracePicture = (spans: readonly RecordedSpan[]): string => {
  const rows = rowsOf(storyOf(spans));
  const begin = Math.min(...rows.map(({ span }) => span.start));
  const length = Math.max(...rows.map(({ span }) => span.end)) - begin;
  const height = HEAD + rows.length * ROW + 8;
  const x = (time: number): number => NAMES + (time / length) * BARS;
  const drawn = rows.map(({ span, depth }, at) => {
    const { service, name, start, end } = span;
    const y = HEAD + at * ROW;
    const left = x(start - begin);
    const width = Math.max(2, x(end - begin) - left);
    const colour = COLOURS[service] ?? COLOURS['moderation'];
    const what = name.startsWith(service) ? name : `${service}: ${name}`;
    return [
      `<text x="${8 + depth * 14}" y="${y + 15}">${escaped(what)}</text>`,
      `<rect x="${left.toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="14" rx="2" fill="${colour}"/>`,
      `<text class="time" x="${(left + width + 5).toFixed(1)}" y="${y + 15}">${(end - start).toFixed(1)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="A trace of one request">`,
    `<style>${STYLE}</style>`,
    axis(length, height, x),
    ...drawn,
    '</svg>\n',
  ].join('\n');
};
