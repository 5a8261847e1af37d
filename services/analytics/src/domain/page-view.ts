import { PAGE_VIEW_DAYS } from '@wellspring/rest-contract/retention-limits';

/** One view of a page, as it was reported. */
export type PageView = {
  readonly id: string;
  /** without query and fragment */
  readonly path: string;
  /** the place that the page is about; null for other pages, and for places that are not published */
  readonly locationId: string | null;
  /** null: a visitor */
  readonly userId: string | null;
  /** the network that the call came from; null: unknown */
  readonly network: string | null;
  readonly userAgent: string;
  readonly at: Date;
};

/** Stored characters of a path and of a user agent. */
const PATH_MAX = 500;
const USER_AGENT_MAX = 500;

/** Days that a row of a page view is stored. */
export const ROW_RETENTION_DAYS = PAGE_VIEW_DAYS;

/** The same path by the same person within this time is one view, in milliseconds. */
export const ONE_VIEW_MS = 30_000;

/** Search words follow the path in an address: they are not stored. */
export const pathOf = (url: string): string => (/^[^?#]*/.exec(url)?.[0] ?? '').slice(0, PATH_MAX);

export const userAgentOf = (header: string): string => header.slice(0, USER_AGENT_MAX);

/** A viewer, no more exact than needed: a member, or everyone in one network with one kind of browser. */
export const personOf = ({ userId, network, userAgent }: PageView): string =>
  userId === null ? `visitor\n${network ?? ''}\n${userAgent}` : `member\n${userId}`;
