import type { Command } from '@wellspring/platform/commands/command';
import type { LocationStore } from '../ports.ts';
import {
  importedPlacesContract,
  type ImportedPlacesRequest,
  type ImportedPlacesResult,
} from './imported-places-contract.ts';

export const importedPlacesCommand = (
  locations: Pick<LocationStore, 'findBySource'>,
): Command<ImportedPlacesRequest, never, ImportedPlacesResult> => ({
  ...importedPlacesContract,
  run: async ({ keys }) => {
    const found = await locations.findBySource(keys);
    return { places: found.map(({ id, provenance }) => ({ id, sourceId: provenance?.sourceId ?? '' })) };
  },
});
