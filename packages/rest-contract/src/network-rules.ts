const IPV6_GROUPS = 8;
const STORED_GROUPS = 3;

/** The groups of an IPv6 address in the short form that leaves zeros out. */
const groupsOf = (address: string): readonly string[] => {
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before, after].map((part) => (part === '' ? [] : part.split(':')));
  const [head, tail] = [first ?? [], last ?? []];
  const zeros = Math.max(0, IPV6_GROUPS - head.length - tail.length);
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
};

/** The network of an address: IPv4 /24, IPv6 /48. Nothing more of an address is ever stored; null for what is no address. */
export const truncatedNetwork = (address: string): string | null => {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (ipv4) return `${ipv4[1] ?? ''}.0`;
  if (!/^[0-9a-f:]{2,39}$/i.test(address) || !address.includes(':')) return null;
  const groups = groupsOf(address).slice(0, STORED_GROUPS);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::`;
};
