const PAGE_DEFAULT = 50;
const PAGE_MAX = 100;
const OFFSET_MAX = 1_000_000;

type PageArgs = { readonly limit?: number | null; readonly offset?: number | null };

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The requested page of a list, within the limits of an answer. */
export const requestedPage = ({ limit, offset }: PageArgs, byDefault = PAGE_DEFAULT) => ({
  limit: within(limit ?? byDefault, PAGE_MAX),
  offset: within(offset ?? 0, OFFSET_MAX),
});
