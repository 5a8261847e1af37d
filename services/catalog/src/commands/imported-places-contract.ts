import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';

const ImportedPlacesRequest = z.object({
  keys: z.array(z.object({ source: z.string(), sourceId: z.string() })).max(1_000),
});
const ImportedPlacesResult = z.object({ places: z.array(z.object({ sourceId: z.string(), id: z.string() })) });

export type ImportedPlacesRequest = z.output<typeof ImportedPlacesRequest>;
export type ImportedPlacesResult = z.output<typeof ImportedPlacesResult>;

/** `imported-places`: which places exist that came from these rows of data sets. */
export const importedPlacesContract: CommandContract<ImportedPlacesRequest, never, ImportedPlacesResult> = {
  name: 'imported-places',
  request: ImportedPlacesRequest,
  progress: z.never(),
  result: ImportedPlacesResult,
};
