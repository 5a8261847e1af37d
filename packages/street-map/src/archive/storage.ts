import type { About } from './about.ts';

export type StoredArchive = About & { readonly bytes: number };

/** Where the whole archives of a site are. */
export type ArchiveStorage = {
  /** as a person would name it */
  readonly place: string;
  /** the names, in their order */
  readonly names: () => Promise<readonly string[]>;
  /** null: there is none, or what stands there is none */
  readonly describe: (name: string) => Promise<StoredArchive | null>;
  /** Takes a whole draft over, in the place of an archive of this name. What is stopped goes on when it is called again. */
  readonly store: (name: string, signal: AbortSignal) => Promise<void>;
  /** Removes an archive, and what was begun of it. Answers whether there was any. */
  readonly remove: (name: string) => Promise<boolean>;
};
