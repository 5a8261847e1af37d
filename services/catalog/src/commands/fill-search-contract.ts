import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const FillSearchRequest = z.object({});
const FillSearchResult = z.object({});

export type FillSearchRequest = z.output<typeof FillSearchRequest>;
export type FillSearchResult = z.output<typeof FillSearchResult>;

/** `fill-search`: builds the search index where there is none, and does not change a filled one. */
export const fillSearchContract: CommandContract<FillSearchRequest, never, FillSearchResult> = {
  name: 'fill-search',
  request: FillSearchRequest,
  progress: z.never(),
  result: FillSearchResult,
};
