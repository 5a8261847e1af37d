import { openEmbeddedSearch } from '../adapters/search-embedded.ts';

/** The product gives a search up after two seconds, which a busy machine may need: tests of something else wait for it. */
const PATIENT_MS = 60_000;

/** The embedded search index in a folder. The caller closes it. */
export const openSearchIndex = (folder: string, deadlineMs = PATIENT_MS) => openEmbeddedSearch({ folder, deadlineMs });
