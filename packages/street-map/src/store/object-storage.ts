import type { Objects } from '@wellspring/platform/objects/port';
import { draftPath, removeArchive } from '../archive/folder.ts';
import type { ArchiveStorage } from '../archive/storage.ts';
import { publishDraft, withdraw } from './publish.ts';
import { publishedNames, readPublished } from './published-archive.ts';

type Options = {
  /** where drafts are made */
  readonly folder: string;
  /** hears how many bytes of a draft are stored */
  readonly onProgress: (bytes: number) => void;
};

/** Archives in the file store, where every gateway reads them; nothing stays in the folder. */
export const objectStorage = (objects: Objects, { folder, onProgress }: Options): ArchiveStorage => ({
  place: 'the file store',
  names: () => publishedNames(objects),
  describe: (name) => readPublished(objects, name),
  store: async (name, signal) => {
    await publishDraft(objects, { name, path: draftPath(folder, name) }, { signal, onProgress });
    await removeArchive(folder, name);
  },
  remove: async (name) => {
    const [wasBegun, wasStored] = [await removeArchive(folder, name), await withdraw(objects, name)];
    return wasBegun || wasStored;
  },
});
