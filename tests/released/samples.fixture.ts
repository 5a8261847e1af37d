import { z } from 'zod';

/** One document of each collection of a service, by the collection's name. */
export const SampleDocuments = z.record(z.string(), z.looseObject({ _id: z.string() }));
