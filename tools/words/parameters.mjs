const NUMBERS = new Set(['plural', 'selectordinal']);

const typeOf = ({ type, key, cases }) => {
  if (type === 'function') return key === 'number' ? 'number' : 'string';
  if (NUMBERS.has(type)) return 'number';
  if (type !== 'select') return 'string | number';
  const named = cases.map((each) => each.key).filter((each) => each !== 'other');
  return [...named.map((each) => `'${each}'`), '(string & {})'].join(' | ');
};

/**
 * The parameters of a message, in the order of their names: { name, type }, the type as TypeScript writes it. One that is named twice has the
 * narrower of its types.
 * @param tokens what the parser of messageformat answers
 */
export const parametersOf = (tokens) => {
  const found = new Map();
  const visit = (each) => {
    if (each.type === 'content' || each.type === 'octothorpe') return;
    const type = typeOf(each);
    const before = found.get(each.arg);
    if (before === undefined || before === 'string | number') found.set(each.arg, type);
    for (const { tokens: inner } of each.cases ?? []) inner.forEach(visit);
  };
  tokens.forEach(visit);
  return [...found].map(([name, type]) => ({ name, type })).sort((one, other) => one.name.localeCompare(other.name));
};
