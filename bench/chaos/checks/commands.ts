import type { Product } from '../product.ts';
import type { Finding } from './finding.ts';

const DIFFERING = /(\d+) (?:documents|places), (\d+) of them differed/;

const said = (product: Product, ...command: readonly [string, ...string[]]): Promise<string> =>
  product.command(...command).then(({ stdout }) => stdout.trim(), String);

const rebuilt = async (product: Product, projection: string): Promise<Finding> => {
  const words = await said(product, 'rebuild', projection);
  const [, compared = '0', differing = ''] = DIFFERING.exec(words) ?? [];
  const promise = `rows of ${projection} that a rebuild had to mend`;
  return { promise, checked: Number(compared), broken: differing === '0' ? [] : [words] };
};

const noDeadLetters = async (product: Product): Promise<Finding> => {
  const words = await said(product, 'dead-letters', 'list');
  return { promise: 'dead letters', checked: 1, broken: words === '0 dead letters' ? [] : [words] };
};

/** What the operator's own commands find. */
export const checkByCommands = async (product: Product): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const projection of ['ratings', 'badges', 'stats', 'search']) findings.push(await rebuilt(product, projection));
  return [...findings, await noDeadLetters(product)];
};
