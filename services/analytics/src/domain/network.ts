import { truncatedNetwork } from '@wellspring/rest-contract/network-rules';

/** What is kept of where a page was looked at from; null: nothing is known. */
export const networkOf = (address: string | undefined): string | null =>
  address === undefined ? null : truncatedNetwork(address);
