import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import type { IdOf } from '@wellspring/words/translate';
import { tabHref, type Tab } from '../tabs.ts';

/** Rows of one page of an admin's list. */
export const PAGE_ROWS = 50;
/** More digits than any list has pages. */
const PAGE_DIGITS = /^\d{1,7}$/;

/** `label`: what it is called */
export type Choice<Name extends string> = { readonly name: Name; readonly label: IdOf<'admin'> };

/** What one of the admin's lists can be narrowed to and sorted by; the first of each goes without saying. */
export type ListKind<Filter extends string, Sort extends string> = {
  readonly tab: Tab;
  readonly filters: readonly Choice<Filter>[];
  readonly sorts: readonly Choice<Sort>[];
  /** what waits for an admin: the filter that shows it, and the order of that filter unless the address names one */
  readonly queue?: { readonly filter: Filter; readonly sort: Sort };
};

/** What the address says of a list. */
export type ListAddress<Filter extends string, Sort extends string> = {
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
  /** from 1 */
  readonly page: number;
};

const among = <Name extends string>(choices: readonly { readonly name: Name }[], text: string | null): Name => {
  const [first] = choices;
  if (!first) throw new Error('A list has at least one filter and one order');
  return (choices.find(({ name }) => name === text) ?? first).name;
};

/** The order of a filter where the address names none. */
export const usualSort = <Filter extends string, Sort extends string>(
  { sorts, queue }: Pick<ListKind<Filter, Sort>, 'sorts' | 'queue'>,
  filter: Filter,
): Sort => (queue?.filter === filter ? queue.sort : among(sorts, null));

/** Reads the address; what it cannot understand counts as silence. */
export const readList = <Filter extends string, Sort extends string>(
  kind: ListKind<Filter, Sort>,
  query: URLSearchParams,
): ListAddress<Filter, Sort> => {
  const page = query.get('page') ?? '';
  const filter = among(kind.filters, query.get('filter'));
  return {
    search: query.get('search')?.trim().slice(0, SEARCH_TEXT_MAX).toWellFormed() ?? '',
    filter,
    sort: among(kind.sorts, query.get('sort') ?? usualSort(kind, filter)),
    page: PAGE_DIGITS.test(page) ? Math.max(1, Number(page)) : 1,
  };
};

/** The address of a list; what goes without saying is left out. */
export const listHref = <Filter extends string, Sort extends string>(
  kind: ListKind<Filter, Sort>,
  { search, filter, sort, page }: ListAddress<Filter, Sort>,
): string => {
  const { tab, filters } = kind;
  const said = [
    ['search', search, ''],
    ['filter', filter, among(filters, null)],
    ['sort', sort, usualSort(kind, filter)],
    ['page', String(page), '1'],
  ].filter(([, value, silent]) => value !== silent);
  const rest = new URLSearchParams(said.map(([name = '', value = '']) => [name, value])).toString();
  return rest === '' ? tabHref(tab) : `${tabHref(tab)}&${rest}`;
};

/** Whether a list shows less than all of it. */
export const isNarrowed = <Filter extends string, Sort extends string>(
  { filters }: ListKind<Filter, Sort>,
  { search, filter }: Pick<ListAddress<Filter, Sort>, 'search' | 'filter'>,
): boolean => search !== '' || filter !== among(filters, null);
