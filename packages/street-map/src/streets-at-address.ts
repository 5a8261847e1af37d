import { httpSource, type Patience } from './source/http-source.ts';
import { openRemoteArchive } from './source/remote-archive.ts';
import type { ArchivePlace, OpenArchive } from './street-tiles.ts';

/** Somebody waits for each tile. */
const PATIENCE: Patience = { timeoutMs: 4_000, attempts: 2, pauseMs: () => 250 };

type Options = {
  /** ends every reading */
  readonly signal: AbortSignal;
  readonly patience?: Patience;
};

/**
 * A PMTiles archive of another web server, whose tiles are read when they are requested. There is none before the first look. After the
 * archive was replaced no tile can be read until the next look.
 */
export const streetsAtAddress = (address: string, { signal, patience = PATIENCE }: Options): ArchivePlace => {
  let opened: OpenArchive | null = null;
  return {
    archives: () => (opened ? [opened] : []),
    look: async () => {
      const found = await openRemoteArchive(httpSource(address, patience), signal);
      if (found.key === opened?.key) return false;
      opened = found;
      return true;
    },
    close: () => undefined,
  };
};
