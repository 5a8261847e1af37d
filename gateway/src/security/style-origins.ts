import { AppError } from '@wellspring/errors';
import { z } from 'zod';
import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import type { Logger } from '@wellspring/platform/log/log';
import { loggedRetries, retryWhileUnavailable } from '@wellspring/platform/retry';
import { verbatim } from '@wellspring/words/message';

/** What a MapLibre style says of where its parts are; all else in it is the map's business. */
const Source = z.object({
  url: z.string().optional(),
  tiles: z.array(z.string()).optional(),
  data: z.unknown().optional(),
});
const Style = z.object({
  sources: z.record(z.string(), Source),
  sprite: z.union([z.string(), z.array(z.object({ url: z.string() }))]).optional(),
  glyphs: z.string().optional(),
});
const TileJson = z.object({ tiles: z.array(z.string()) });

const LONGEST_MS = 10_000;
const MOST_BYTES = 8_000_000;

const unavailable = (url: string, cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', verbatim(`${new URL(url).origin} does not give the style of the map`), { cause });

const readText = async (url: string, signal: AbortSignal): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]) });
  if (!response.ok || !response.body) throw unavailable(url, response.status);
  const body: AsyncIterable<Uint8Array> = response.body;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new AppError('VALIDATION', verbatim(`${url} is larger than a style of a map`));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const read = async <T>(schema: z.ZodType<T>, url: string, signal: AbortSignal): Promise<T> => {
  const text = await readText(url, signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw cause instanceof AppError ? cause : unavailable(url, cause);
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('VALIDATION', verbatim(`${new URL(url).origin} gives no style of a map`), { cause });
  }
};

/** A host may hold signs that mean something else in a policy. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/;

/** Addresses with holes for a tile's numbers stay addresses of the same host. */
const originOf = (address: string, base: string): readonly string[] => {
  const origin = URL.parse(address, base)?.origin ?? '';
  return PLAIN_ORIGIN.test(origin) ? [origin] : [];
};

/**
 * The origins that a map with this style asks: its own, and those of its sources, tiles, sprites and glyphs.
 * @throws AppError UNAVAILABLE when the style, or what it refers to, cannot be had; VALIDATION when it is something else
 */
export const styleOrigins = async (styleUrl: string, signal: AbortSignal): Promise<readonly string[]> => {
  const { sources, sprite = [], glyphs } = await read(Style, styleUrl, signal);
  const ofSources = Object.values(sources).map(async ({ url, tiles = [], data }) => {
    const own = [...tiles, ...(url === undefined ? [] : [url]), ...(typeof data === 'string' ? [data] : [])];
    const origins = own.flatMap((address) => originOf(address, styleUrl));
    if (url === undefined) return origins;
    const tileJsonUrl = new URL(url, styleUrl).href;
    const { tiles: further } = await read(TileJson, tileJsonUrl, signal);
    return [...origins, ...further.flatMap((address) => originOf(address, tileJsonUrl))];
  });
  const sprites = typeof sprite === 'string' ? [sprite] : sprite.map(({ url }) => url);
  const letters = glyphs === undefined ? [] : [glyphs];
  const found = [
    new URL(styleUrl).origin,
    ...[...sprites, ...letters].flatMap((address) => originOf(address, styleUrl)),
    ...(await Promise.all(ofSources)).flat(),
  ];
  return [...new Set(found)].toSorted();
};

const WHAT = 'the style of the map';
const EVERY_MS = 60 * 60 * 1_000;

/** The origins that pages may load their map from: only its own until the style was read, which is retried until it works. */
export const watchStyleOrigins = (
  styleUrl: string | null,
  { lifecycle, log }: { readonly lifecycle: Lifecycle; readonly log: Logger },
): (() => readonly string[]) => {
  if (styleUrl === null) return () => [];
  const { signal } = lifecycle;
  let origins: readonly string[] = [new URL(styleUrl).origin];
  const read = async (): Promise<void> => {
    origins = await styleOrigins(styleUrl, signal);
  };
  retryWhileUnavailable(read, { ...loggedRetries(WHAT, log), signal }).catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, `${WHAT} cannot be read, it is tried again later`);
  });
  repeat(WHAT, EVERY_MS, read, { lifecycle, log });
  return () => origins;
};
