import type { MapAnswer } from '@wellspring/rest-contract/map';
import { QUERY_FRESH } from '../../shared/query-fresh.ts';

/** Puts a question to GET /api/map. @throws Error when there is no answer */
export type FetchMap = (url: string, signal: AbortSignal) => Promise<MapAnswer>;

const CACHE_MAX = 60;

const isMapAnswer = (body: unknown): body is MapAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'total' in body &&
  typeof body.total === 'number' &&
  'places' in body &&
  Array.isArray(body.places) &&
  'pins' in body &&
  Array.isArray(body.pins) &&
  'clusters' in body &&
  Array.isArray(body.clusters);

const overHttp: FetchMap = async (url, signal) => {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  const body: unknown = response.ok ? await response.json() : null;
  if (!isMapAnswer(body)) throw new Error('Failed to fetch locations');
  return body;
};

/** Answers of the last five minutes are cached by their box, the latest sixty of them. */
export const remembering = (ask: FetchMap, now: () => number) => {
  const cache = new Map<string, { readonly answer: MapAnswer; readonly at: number }>();
  const cached = (url: string): MapAnswer | undefined => {
    const entry = cache.get(url);
    return entry && now() - entry.at <= QUERY_FRESH ? entry.answer : undefined;
  };
  const get: FetchMap = async (url, signal) => {
    const ready = cached(url);
    if (ready) return ready;
    const answer = await ask(url, signal);
    cache.delete(url);
    cache.set(url, { answer, at: now() });
    for (const oldest of cache.keys()) if (cache.size > CACHE_MAX) cache.delete(oldest);
    return answer;
  };
  return { cached, get };
};

export const mapAnswers = remembering(overHttp, () => Date.now());
