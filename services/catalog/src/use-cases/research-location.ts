import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import { LIMITS } from '../domain/limits.ts';
import { checkClaims } from '../domain/research/check-claims.ts';
import { isWithinBounds } from '../domain/geocoding/in-area.ts';
import type { Findings, Researched } from '../domain/research/researched.ts';
import type { CountCalls, Gazetteer, Researcher } from '../ports.ts';

type Deps = {
  readonly researcher: Researcher;
  readonly gazetteer: Pick<Gazetteer, 'named'>;
  readonly countCalls: CountCalls;
};

const POINT: ReadonlySet<string> = new Set(['latitude', 'longitude']);

/** Checks the result. A point outside the country of the same result is left out. */
const checked = async ({ claims, lookedIn }: Findings, { gazetteer }: Pick<Deps, 'gazetteer'>): Promise<Researched> => {
  const found = checkClaims(claims, lookedIn);
  const { latitude, longitude, country } = found;
  if (latitude === null || longitude === null || country === null) return found;
  const area = await gazetteer.named(country);
  if (area?.kind !== 'country' || isWithinBounds(area, { latitude, longitude })) return found;
  return checkClaims(
    claims.filter(({ field }) => !POINT.has(field)),
    lookedIn,
  );
};

/**
 * What can be found of a place, as a proposal for the form: nothing of it is stored or published. A place without a name
 * was not found.
 * @throws AppError RATE_LIMITED, NOT_FOUND, or UNAVAILABLE while the source is away
 */
export const researchLocation =
  (deps: Deps) =>
  async (query: string, memberId: string, signal = new AbortController().signal): Promise<Researched> => {
    await deps.countCalls(LIMITS.research, memberId);
    const found = await checked(await deps.researcher(query, signal), deps);
    if (found.name === null) throw new AppError('NOT_FOUND', say('catalogErrors.researchFailed'));
    return found;
  };
