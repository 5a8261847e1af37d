import { archivesIn, describeArchive, placeArchive, removeArchive } from './folder.ts';
import type { ArchiveStorage } from './storage.ts';

/** Archives in the folder in which they are made. */
export const folderStorage = (folder: string): ArchiveStorage => ({
  place: folder,
  names: async () => (await archivesIn(folder)).finished,
  describe: (name) => describeArchive(folder, name),
  store: (name) => placeArchive(folder, name),
  remove: (name) => removeArchive(folder, name),
});
