import { randomUUID } from 'node:crypto';
import type { Nonce } from '../http/nonce.ts';

type Directives = Record<string, readonly string[]>;

const OWN: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/**
 * What Google documents for its Maps JavaScript API: a nonce for scripts and styles, scripts that trusted scripts load,
 * functions made from text, and its hosts. Browsers that know 'strict-dynamic' pass over the hosts of scripts, so that
 * nothing else that Google serves can be put into a page.
 */
const googleMaps = (nonce: string): Directives => ({
  'script-src': [
    `'nonce-${nonce}'`,
    "'strict-dynamic'",
    "'unsafe-eval'",
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
    'blob:',
  ],
  'style-src': [`'nonce-${nonce}'`, 'https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
});

const mapStyle = (origins: readonly string[]): Directives => ({ 'connect-src': origins, 'img-src': origins });

const without = (none: string, sources: readonly string[]): string[] =>
  sources.length > 1 ? sources.filter((source) => source !== none) : [...sources];

const policyOf = (styleOrigins: readonly string[], more: readonly Directives[]): Record<string, string[]> => {
  const additions = [...more, mapStyle(styleOrigins)];
  return Object.fromEntries(
    Object.entries(OWN).map(([directive, own]) => {
      const sources = [...own, ...additions.flatMap((addition) => addition[directive] ?? [])];
      return [directive, without("'none'", sources)];
    }),
  );
};

/** The content security policy of every response but pages with Google's map: our own origin, and a map style's. */
export const contentPolicy = (styleOrigins: readonly string[]): Record<string, string[]> => policyOf(styleOrigins, []);

/** For the app's pages: null without a key, since then they need no more than every response. */
export const pageNonce = (googleMapsApiKey: string | null, styleOrigins: () => readonly string[]): Nonce | null =>
  googleMapsApiKey
    ? {
        placeholder: randomUUID(),
        policy: (nonce) =>
          Object.entries(policyOf(styleOrigins(), [googleMaps(nonce)]))
            .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
            .join(';'),
      }
    : null;
