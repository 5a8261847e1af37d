/** A write of a client, and whether it was acknowledged. One that was not may have been done, once. */
export type Action = {
  readonly kind: 'register' | 'submit' | 'review' | 'favorite' | 'visit' | 'upload' | 'verify';
  readonly by: string;
  /** the place that it is about; of a submission: its name */
  readonly about: string;
  /** what was written, where it is read again */
  readonly value: string;
  readonly isAcknowledged: boolean;
};

/** An account that some client has made. */
export type Member = { readonly id: string; readonly email: string; readonly cookie: string };

/** An unexpected answer. */
type Surprise = { readonly call: string; readonly status: number; readonly words: string; readonly requestId: string };

/** A question of a visitor, as it was answered. */
export type Read = {
  readonly path: string;
  readonly port: number;
  readonly from: number;
  readonly until: number;
  /** 0: no answer */
  readonly status: number;
  readonly words: string;
};

/** All writes and answers of the clients. */
export type Ledger = {
  readonly members: Map<string, Member>;
  readonly actions: Action[];
  /** published places, by id: what finds them */
  readonly published: Map<string, string>;
  /** submitted, and waiting for an admin: ids and names */
  readonly pending: { readonly id: string; readonly name: string; readonly by: string }[];
  readonly surprises: Surprise[];
  readonly reads: Read[];
};

export const openLedger = (): Ledger => ({
  members: new Map(),
  actions: [],
  published: new Map(),
  pending: [],
  surprises: [],
  reads: [],
});
