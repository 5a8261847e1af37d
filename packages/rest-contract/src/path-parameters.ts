import { z } from 'zod';
import { ID_MAX } from './text-limits.ts';

const ID = new RegExp(`^[\\w-]{1,${ID_MAX}}$`);

/** An id in a path. Ids are opaque, but what none of ours looks like names nothing: `words` are the 404 of the resource. */
export const opaqueId = (words: string) => z.string({ error: words }).regex(ID, { error: words });
