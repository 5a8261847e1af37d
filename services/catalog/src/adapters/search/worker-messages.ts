import type { ErrorCode } from '@wellspring/errors';
import type { Message } from '@wellspring/words/message';
import type { ParsedText, LocationQuery, MapQuery } from '../../domain/search/query.ts';
import type { Found, FoundOnMap, IndexChange, IndexEntry, IndexStatus } from '../../search-ports.ts';

/** The calls of the search thread and their answers. Generations are identified by their numbers. */
export type SearchCalls = {
  readonly search: { readonly of: LocationQuery; readonly answer: Found };
  readonly suggest: {
    readonly of: { readonly parsed: ParsedText; readonly limit: number };
    readonly answer: readonly string[];
  };
  readonly map: { readonly of: MapQuery; readonly answer: FoundOnMap };
  readonly ping: { readonly of: null; readonly answer: void };
  readonly status: { readonly of: null; readonly answer: IndexStatus };
  /** in id order; `generation` null: the live one; `after`: the last id of the page before */
  readonly entries: {
    readonly of: { readonly generation: number | null; readonly after: string; readonly limit: number };
    readonly answer: readonly IndexEntry[];
  };
  readonly write: { readonly of: readonly IndexChange[]; readonly answer: void };
  readonly begin: { readonly of: null; readonly answer: number };
  readonly fill: {
    readonly of: { readonly generation: number; readonly changes: readonly IndexChange[] };
    readonly answer: void;
  };
  readonly swap: { readonly of: number; readonly answer: void };
  readonly discard: { readonly of: number; readonly answer: void };
  readonly close: { readonly of: null; readonly answer: void };
};

export type CallName = keyof SearchCalls;

/** `expires`: milliseconds of `clock`, after which the caller no longer waits. */
export type Request<Name extends CallName = CallName> = {
  [Each in Name]: {
    readonly id: number;
    readonly name: Each;
    readonly of: SearchCalls[Each]['of'];
    readonly expires: number | null;
  };
}[Name];

export type Answer<Name extends CallName = CallName> = {
  [Each in Name]: { readonly id: number; readonly name: Each; readonly answer: SearchCalls[Each]['answer'] };
}[Name];

export type Failure = {
  readonly id: number;
  readonly name: CallName;
  readonly error: { readonly code: ErrorCode; readonly words: Message; readonly cause: string };
};

export type Reply = Answer | Failure;

/** Milliseconds that only rise, the same in every thread. */
export const clock = (): number => Number(process.hrtime.bigint() / 1_000_000n);
