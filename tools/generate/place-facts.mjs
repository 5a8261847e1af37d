// What follows from the facts of packages/place-schema, in lines.
import { BASES } from '../../packages/place-schema/src/fact.ts';
import { FACT_FIELDS } from '../../packages/place-schema/src/kinds.ts';
import { vocabularyOf } from '../../packages/place-schema/src/message-names.ts';

export const hasChoices = ({ kind }) => kind === 'choice' || kind === 'set';

/** waterAccess → WaterAccess */
export const enumOf = (field) => field.charAt(0).toUpperCase() + field.slice(1);

const PART_TYPES = { text: 'String', number: 'Float', flag: 'Boolean', date: 'String' };
/** "price" becomes PriceFact */
export const factType = (fact) => `${enumOf(fact)}Fact`;

const partType = (fact, part, row) => {
  const chosen = hasChoices(row) ? enumOf(vocabularyOf(fact, part, row)) : PART_TYPES[row.kind];
  return row.kind === 'set' ? `[${chosen}!]` : chosen;
};

/** The type of each fact, and what a call takes of it. */
export const factTypes = () =>
  FACT_FIELDS.flatMap(([fact, { parts }]) => {
    const lines = (isInput) =>
      Object.entries(parts).map(([part, row]) => {
        const mark = row.isRequired || (row.kind === 'set' && !isInput) ? '!' : '';
        const size = row.kind === 'set' && !isInput ? ` @listSize(assumedSize: ${row.choices.length})` : '';
        return `  ${part}: ${partType(fact, part, row)}${mark}${size}`;
      });
    return [
      `type ${factType(fact)} {`,
      ...lines(false),
      '  basis: FactBasis!',
      '  "Who says so, such as a publication; null: a member who entered it."',
      '  source: String',
      '  "Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24."',
      '  date: String',
      '  "The text that it was read from; null where somebody entered it."',
      '  readFrom: String',
      '}',
      '',
      `input ${factType(fact)}Input {`,
      ...lines(true),
      '  "measured or told, which it is without it"',
      '  basis: FactBasis',
      '  source: String',
      '  "A year, a month or a day, as 1980, 1980-06 or 1980-06-24."',
      '  date: String',
      '}',
      '',
    ];
  }).slice(0, -1);

/** The choices of the parts of facts, each vocabulary once. */
export const factEnums = () => {
  const choices = new Map([['factBasis', BASES]]);
  for (const [fact, { parts }] of FACT_FIELDS)
    for (const [part, row] of Object.entries(parts))
      if (hasChoices(row)) choices.set(vocabularyOf(fact, part, row), row.choices);
  return [...choices].flatMap(([name, values], at) => [
    ...(at > 0 ? [''] : []),
    `enum ${enumOf(name)} {`,
    ...values.map((value) => `  ${value}`),
    '}',
  ]);
};

const ORIGIN = ['basis', 'source', 'date', 'readFrom'];

/** What a fact answers beside its parts, computed when it is read. */
const COMPUTED = {
  openingHours: ['zone', 'comment', 'isByAppointment', 'week', 'openNow', 'closesAt', 'opensAt'],
};

/** Every part of every fact, with where it comes from, and with what is computed where readers get it. */
export const factSelections = (isRead = false) =>
  FACT_FIELDS.flatMap(([fact, { parts }]) => [
    `${fact} {`,
    ...[...Object.keys(parts), ...ORIGIN, ...((isRead && COMPUTED[fact]) || [])].map((part) => `  ${part}`),
    '}',
  ]);

/** The rows of the columns that an import takes for facts. */
export const factColumns = () =>
  FACT_FIELDS.map(([fact, { parts, columns = [] }]) => {
    const names = Object.keys(parts).map((part) => `\`${fact}.${part}\``);
    const whole = [fact, ...columns].map((name) => `\`${name}\``).join(' or ');
    return `| ${whole} | an object, or columns for its parts: ${names.join(', ')} |`;
  });
