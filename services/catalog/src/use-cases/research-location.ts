import { RESEARCH_LIMIT } from '../domain/research/limit.ts';
import type { Researched } from '../domain/research/researched.ts';
import type { CountCalls, Researcher } from '../ports.ts';

type Deps = {
  readonly researcher: Researcher;
  readonly countCalls: CountCalls;
};

/**
 * What can be found of a place, as a proposal for the form: nothing of it is stored or published.
 * @throws AppError RATE_LIMITED, NOT_FOUND, or UNAVAILABLE while what is asked is away
 */
export const researchLocation =
  ({ researcher, countCalls }: Deps) =>
  async (query: string, memberId: string, signal = new AbortController().signal): Promise<Researched> => {
    await countCalls(RESEARCH_LIMIT, memberId);
    return researcher(query, signal);
  };
