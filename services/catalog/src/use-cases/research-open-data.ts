import { AppError, isUnavailable } from '@wellspring/errors';
import { list, say, type Message } from '@wellspring/words/message';
import type { ListedPlace } from '../domain/research/listed-place.ts';
import { publishedPlace } from '../domain/research/published-place.ts';
import type { Location } from '../domain/location.ts';
import type { Gazetteer, Researcher } from '../ports.ts';
import { matchingPlaces } from './matching-places.ts';

const HERE = say('catalogErrors.lookedInPlaces');
const SPRINGS = say('catalogErrors.lookedInSprings');
const TOWNS = say('catalogErrors.lookedInTowns');

const unknown = (lookedIn: readonly Message[]): AppError =>
  new AppError('NOT_FOUND', say('catalogErrors.notFoundIn', { places: list('or', lookedIn) }));

/** An answer of an error is short: some of where they are, in names that are. */
const MOST_AREAS = 3;
const LONGEST_AREA = 25;

const ambiguous = (meant: readonly (readonly ListedPlace[])[]): AppError => {
  const areas = meant.flatMap(([first]) => first?.city ?? first?.state ?? first?.country ?? []);
  const where = [...new Set(areas)].filter(({ length }) => length <= LONGEST_AREA).slice(0, MOST_AREAS);
  return new AppError(
    'NOT_FOUND',
    where.length > 1
      ? say('catalogErrors.severalPlacesIn', { areas: list('and', where) })
      : say('catalogErrors.severalPlaces'),
  );
};

type Deps = {
  readonly gazetteer: Pick<Gazetteer, 'named'>;
  /** the published places that a text may mean. @throws AppError UNAVAILABLE */
  readonly published: (text: string) => Promise<readonly Location[]>;
  /** the springs of the bundled list */
  readonly springs: () => Promise<readonly ListedPlace[]>;
};

const placesHere = async ({ published }: Deps, query: string): Promise<readonly ListedPlace[] | null> => {
  try {
    return (await published(query)).map(publishedPlace);
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
};

/**
 * Researches in open data: published places, the bundled list of springs, and the gazetteer. The query stays in the
 * product. @throws AppError NOT_FOUND in words that say where it looked
 */
export const researchOpenData =
  (deps: Deps): Researcher =>
  async (query) => {
    const [here, springs] = await Promise.all([placesHere(deps, query), deps.springs()]);
    const lookedIn = [...(here ? [HERE] : []), SPRINGS, TOWNS];
    const meant = await matchingPlaces(deps, query, [...(here ?? []), ...springs]);
    const [place, ...others] = meant;
    if (!place) throw unknown(lookedIn);
    if (others.length > 0) throw ambiguous(meant);
    return { claims: place.flatMap(({ claims }) => claims), lookedIn };
  };
