/** What a page of ours may load and from where. */
export type PolicySettings = { readonly googleMapsApiKey: string | null; readonly mapStyleUrl: string | null };

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

/** The hosts that Google names for its Maps JavaScript API. */
const GOOGLE_MAPS: Directives = {
  'script-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
    'blob:',
  ],
  'style-src': ['https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
};

const mapStyle = (url: string): Directives => {
  const { origin } = new URL(url);
  return { 'connect-src': [origin], 'img-src': [origin] };
};

const without = (none: string, sources: readonly string[]): string[] =>
  sources.length > 1 ? sources.filter((source) => source !== none) : [...sources];

/** The content security policy: our own origin, and the maps that are configured. */
export const contentPolicy = ({ googleMapsApiKey, mapStyleUrl }: PolicySettings): Record<string, string[]> => {
  const more = [...(googleMapsApiKey ? [GOOGLE_MAPS] : []), ...(mapStyleUrl ? [mapStyle(mapStyleUrl)] : [])];
  return Object.fromEntries(
    Object.entries(OWN).map(([directive, own]) => {
      const sources = [...own, ...more.flatMap((addition) => addition[directive] ?? [])];
      return [directive, without("'none'", sources)];
    }),
  );
};
