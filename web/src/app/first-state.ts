import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { ShownPart } from '@wellspring/words/load';
import type { FirstAnswer } from '../shared/graphql/first-answers.ts';

/** The key of a query that failed, and why, as the graph calls it. */
export type FailedQuery = readonly [key: string, code: string | null];

/** What the first HTML hands to the client. */
export type FirstState = {
  readonly answers: readonly FirstAnswer[];
  readonly config: ClientConfig;
  readonly isMember: boolean;
  /** the parts of messages that the page shows */
  readonly words: readonly ShownPart[];
  readonly failed: readonly FailedQuery[];
};

const isFirstState = (value: unknown): value is FirstState =>
  typeof value === 'object' && value !== null && 'answers' in value && 'config' in value && 'failed' in value;

/** The state that stands in the page; null when a bare shell was served, as in development. */
export const readFirstState = (document: Document): FirstState | null => {
  const text = document.getElementById('state')?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isFirstState(value) ? value : null;
};
