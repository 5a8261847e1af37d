import { isUnavailable } from '@wellspring/errors';
import type { Objects } from '@wellspring/platform/objects/port';
import { openRemoteArchive } from './source/remote-archive.ts';
import { publishedNames, readPublished } from './store/published-archive.ts';
import { storeSource } from './store/store-source.ts';
import type { ArchivePlace, OpenArchive } from './street-tiles.ts';

type Seen = { readonly id: string | null; readonly archive: OpenArchive | null };

type Options = {
  /** ends every reading */
  readonly signal: AbortSignal;
  /** hears of an archive that is none, once */
  readonly onBroken: (name: string, error: unknown) => void;
};

/** The archives in the file store of this site, whose tiles are read when they are requested. There is none before the first look. */
export const streetsOfStore = (objects: Objects, { signal, onBroken }: Options): ArchivePlace => {
  let seen: ReadonlyMap<string, Seen> = new Map();
  let archives: readonly OpenArchive[] = [];

  const openNow = async (name: string, before: Seen | undefined): Promise<Seen> => {
    const published = await readPublished(objects, name);
    const id = published?.id ?? null;
    if (before?.id === id) return before;
    try {
      if (!published) throw new Error('what the file store says of these streets cannot be read');
      return { id, archive: await openRemoteArchive(storeSource(objects, name, published), signal) };
    } catch (error) {
      if (isUnavailable(error) || signal.aborted) throw error;
      onBroken(name, error);
      return { id, archive: null };
    }
  };

  return {
    archives: () => archives,
    look: async () => {
      const found = new Map<string, Seen>();
      for (const name of await publishedNames(objects)) found.set(name, await openNow(name, seen.get(name)));
      const isSame = found.size === seen.size && [...found].every(([name, each]) => seen.get(name) === each);
      if (isSame) return false;
      seen = found;
      archives = [...found.values()].flatMap(({ archive }) => archive ?? []);
      return true;
    },
    close: () => undefined,
  };
};
