import type { Message } from '@wellspring/words/message';
import { ID_MAX } from './text-limits.ts';
import { text } from './text.ts';

const ID = /^[\w-]{1,64}$/;

/** An id in a path. Ids are opaque, but what none of ours looks like names nothing: `words` are the 404 of the resource. */
export const opaqueId = (words: Message) => text({ max: ID_MAX, pattern: ID, words });
