import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { ShownPart } from '@wellspring/words/load';
import { readHome } from '../features/locations/address-state.ts';
import { worldQuestion } from '../features/map/map-request.ts';
import { readFilters } from '../shared/filters/read-filters.ts';
import { tag } from '../shared/head/render-head.ts';
import type { Screen } from '../shared/ui/screen.tsx';

/** Put in by the build: paths of the map's files that home lacks. `ground`: what is drawn under the pins. */
declare const FILES_OF_MAP: Readonly<Record<'scripts' | 'styles' | 'ground', readonly string[]>>;

type Ahead = { readonly words: readonly ShownPart[]; readonly links: string };

const HOME = 'src/app/home-page.tsx';

/** What the map asks to find out where it opens. Nothing, if its address says that: it then asks when its size is known. */
const firstQuestions = (query: URLSearchParams): readonly string[] => {
  const { at, near, search, categoryId } = readHome(query);
  return at || near ? [] : [worldQuestion({ search, categoryId, filters: readFilters(query) }).url];
};

/**
 * What the browser fetches from the HTML of an open map, rather than one after the other: scripts of the pins and the first answer beside
 * those of the page, and the ground when nothing else is awaited. Null: the page has no map.
 */
export const mapAhead = (
  screen: Screen | undefined,
  query: URLSearchParams,
  { googleMapsApiKey }: ClientConfig,
): Ahead | null => {
  if (screen?.module !== HOME || readHome(query).view !== 'map') return null;
  const links = (attributes: Record<string, string>, paths: readonly string[]) =>
    paths.map((href) => tag('link', { ...attributes, href }));
  const { scripts, styles, ground } = FILES_OF_MAP;
  return {
    words: ['map'],
    links: [
      ...links({ rel: 'preload', as: 'fetch', crossorigin: 'anonymous' }, firstQuestions(query)),
      ...links({ rel: 'preload', as: 'style', crossorigin: 'anonymous', fetchpriority: 'low' }, styles),
      ...links({ rel: 'modulepreload', fetchpriority: 'low' }, scripts),
      ...links({ rel: 'prefetch' }, googleMapsApiKey ? [] : ground),
    ].join(''),
  };
};
