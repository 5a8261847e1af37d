import { OFFSET_MAX, SEARCH_OFFSET_MAX } from '@wellspring/rest-contract/listing-limits';
import type { Reply } from './answers.ts';

/** The address of a page of a list. */
export type PageAddress = {
  /** origin without a slash at its end */
  readonly publicUrl: string;
  /** with its parameters filled in */
  readonly path: string;
  /** the query string as it came, without its question mark */
  readonly search: string;
  /** the same, read */
  readonly query: Readonly<Record<string, unknown>>;
};

type Position = { readonly parameter: 'offset' | 'page'; readonly value: number };
type Links = { readonly first: Position; readonly prev?: Position; readonly next?: Position; readonly last: Position };

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Pages that are counted, from 1. */
const countedLinks = (page: number, limit: number, total: number): Links => {
  const last = Math.max(1, Math.ceil(total / limit));
  const at = (value: number): Position => ({ parameter: 'page', value });
  return {
    first: at(1),
    ...(page > 1 ? { prev: at(Math.min(page - 1, last)) } : {}),
    ...(page < last ? { next: at(page + 1) } : {}),
    last: at(last),
  };
};

/** Pages by how many are before them; no link leads deeper than is allowed. */
const offsetLinks = (offset: number, limit: number, total: number, deepest: number): Links => {
  const last = Math.floor(Math.min(Math.max(0, total - 1), deepest) / limit) * limit;
  const next = offset + limit;
  const at = (value: number): Position => ({ parameter: 'offset', value });
  return {
    first: at(0),
    ...(offset > 0 ? { prev: at(Math.max(0, Math.min(offset - limit, last))) } : {}),
    ...(next < total && next <= deepest ? { next: at(next) } : {}),
    last: at(last),
  };
};

const linksOf = ({ query }: PageAddress, total: number): Links | null => {
  const [limit, page, offset] = [numberIn(query['limit']), numberIn(query['page']), numberIn(query['offset'])];
  if (limit === undefined) return null;
  if (page !== undefined) return countedLinks(page, limit, total);
  const isFound = query['search'] !== undefined || query['near'] !== undefined;
  return offset === undefined ? null : offsetLinks(offset, limit, total, isFound ? SEARCH_OFFSET_MAX : OFFSET_MAX);
};

const addressOf = ({ publicUrl, path, search }: PageAddress, { parameter, value }: Position): string => {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, String(value));
  return `${publicUrl}${path}?${parameters.toString()}`;
};

/** Adds to a page of a list how many there are in all, and where the other pages are. */
export const withPage = (reply: Reply, address: PageAddress): Reply => {
  const { total } = reply;
  if (total === undefined) return reply;
  const links = Object.entries(linksOf(address, total) ?? {}).map(
    ([relation, position]) => `<${addressOf(address, position)}>; rel="${relation}"`,
  );
  const headers = { 'X-Total-Count': String(total), ...(links.length > 0 ? { Link: links.join(', ') } : {}) };
  return { ...reply, headers: { ...reply.headers, ...headers } };
};
