import { openEmbeddedSearch } from '../adapters/search-embedded.ts';

/** The product aborts a search after two seconds, which may be too short on a busy machine. Tests of other subjects wait longer. */
const PATIENT_MS = 60_000;

/** The embedded search index in a folder. The caller closes it. */
export const openSearchIndex = (folder: string, deadlineMs = PATIENT_MS) => openEmbeddedSearch({ folder, deadlineMs });
