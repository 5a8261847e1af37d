import { openFileSource } from './file-source.ts';
import { httpSource, type Patience } from './http-source.ts';
import type { ArchiveSource } from './source.ts';

/** Whether an address is one of the web; all else names a file. */
export const isWebAddress = (from: string): boolean => /^https?:\/\//i.test(from);

/** @throws AppError NOT_FOUND when a file cannot be read; a web server is contacted when it is read */
export const openSource = async (from: string, patience?: Patience): Promise<ArchiveSource> =>
  isWebAddress(from) ? httpSource(from, patience) : openFileSource(from);
