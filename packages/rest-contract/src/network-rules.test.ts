import { truncatedNetwork } from './network-rules.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34::', '2001:db8:12::'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
  ['2001:DB8:0012::1', '2001:db8:12::'],
  ['2001::1', '2001:0:0::'],
  ['::1', '0:0:0::'],
  ['somewhere', null],
  ['1.2.3', null],
  ['', null],
])('the address %j is stored as %j', (address, network) => {
  expect(truncatedNetwork(address)).toBe(network);
});
