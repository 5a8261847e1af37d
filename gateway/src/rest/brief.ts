import type { GraphData } from '@wellspring/platform/subgraph/graph-result';
import type { Reply } from './answers.ts';
import type { RestDocument } from './rest-document.ts';

/** A smaller operation with the variables of a row's own. It is asked first where it may be enough, since the rest is remembered. */
export type Brief<Named, Little extends GraphData, Wanted, Asked> = {
  readonly document: RestDocument<Little, Wanted>;
  /** whether it is worth asking */
  readonly mayDo: (asked: Asked) => boolean;
  /** null: it was not enough, and the row's own document is asked */
  readonly reply: (answers: Named, data: Little) => Reply | null;
};
