// Writes what follows from packages/place-schema into files that cannot loop over it: between two marks in schemas, operations and
// documentation, and whole files of code.
import { readFile } from 'node:fs/promises';
import { answerWords, inputWords } from '../../packages/place-schema/src/contract-words.ts';
import { FACT_FIELDS, VALUE_FIELDS } from '../../packages/place-schema/src/kinds.ts';
import { choiceName } from '../../packages/place-schema/src/message-names.ts';
import { cardName, shownLabelName } from '../words/card-messages.mjs';
import { enumOf, factColumns, factEnums, factSelections, factType, factTypes, hasChoices } from './place-facts.mjs';
import { runAsCommand, settle } from './settle.mjs';

const HEADER = '// Made by tools/generate/place-fields.mjs from packages/place-schema.';

// The texts themselves: modules that hold them are generated, and may be stale here.
const ENGLISH = JSON.parse(await readFile('packages/words/messages/en/fields.json', 'utf8'));

const NAMES = VALUE_FIELDS.map(([field]) => field);
const FACTS = FACT_FIELDS.map(([field]) => field);
const namesWhere = (holds) => VALUE_FIELDS.flatMap(([field, row]) => (holds(row) ? [field] : []));
const isText = ({ kind }) => kind === 'text';
const isShown = (place) => (row) => row.shown.includes(place);

const sentence = (words) => JSON.stringify(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`);

const typeOf = (field, { kind }) =>
  ({ text: 'String', number: 'Float', choice: enumOf(field), set: `[${enumOf(field)}!]` })[kind];

/** Fields of a type or an input, described by `words`; the name of a place is always there, unless a change leaves it out. */
const definitions = (words, nameMark) =>
  VALUE_FIELDS.flatMap(([field, row]) => {
    const about = words(field);
    const size =
      nameMark === '!' && words === answerWords && row.kind === 'set'
        ? ` @listSize(assumedSize: ${row.choices.length})`
        : '';
    const type = `${typeOf(field, row)}${field === 'name' ? nameMark : ''}`;
    return [...(about ? [sentence(about)] : []), `${field}: ${type}${size}`];
  });

const enums = () =>
  VALUE_FIELDS.filter(([, row]) => hasChoices(row)).flatMap(([field, { choices }], at) => [
    ...(at > 0 ? [''] : []),
    `enum ${enumOf(field)} {`,
    ...choices.map((choice) => `  ${choice}`),
    '}',
  ]);

const valueWords = (field, row) => {
  const named = (row.choices ?? [])
    .map((choice) => `${choice} (${ENGLISH[choiceName(field, choice)] ?? choice})`)
    .join(', ');
  const unit = row.unit ? `, ${inputWords(field)}` : '';
  return {
    text: () => `text, at most ${row.max.toLocaleString('en')} characters`,
    number: () => `number from ${row.min} to ${row.max.toLocaleString('en')}${unit}`,
    choice: () => `one of ${named}`,
    set: () => `any of ${named}: a list, or one text with commas between them`,
  }[row.kind]();
};

const columns = () => [
  '',
  '| column | it holds |',
  '|---|---|',
  ...VALUE_FIELDS.map(
    ([field, row]) =>
      `| ${[field, ...(row.columns ?? [])].map((name) => `\`${name}\``).join(' or ')} | ${valueWords(field, row)} |`,
  ),
  ...factColumns(),
  '',
];

/** What stands between two marks, by its name. */
const PARTS = {
  type: () => [...definitions(answerWords, '!'), ...FACTS.map((fact) => `${fact}: ${factType(fact)}`)],
  input: () => [...definitions(inputWords, '!'), ...FACTS.map((fact) => `${fact}: ${factType(fact)}Input`)],
  change: () => [...definitions(inputWords, ''), ...FACTS.map((fact) => `${fact}: ${factType(fact)}Input`)],
  enums: () => [...enums(), ...factEnums()],
  facts: factTypes,
  fields: () => [...NAMES, ...factSelections(true)],
  values: () => NAMES,
  texts: () => namesWhere(isText),
  researched: () => namesWhere(isText).map((field) => `${field}: String`),
  card: () => namesWhere(isShown('card')),
  page: () =>
    namesWhere((row) => !isShown('card')(row) && (row.shown.length > 0 || row.jsonLd === 'additionalProperty')),
  entered: () => factSelections(),
  exported: () => namesWhere(({ isExported }) => isExported),
  columns,
};

const MARKED = [
  'services/catalog/schema.graphql',
  'gateway/src/rest/locations.graphql',
  'gateway/src/rest/research.graphql',
  'gateway/src/rest/trip-lists.graphql',
  'web/src/features/add-location/correction/correct-location.graphql',
  'web/src/features/admin/locations/admin-locations.graphql',
  'web/src/features/locations/place/location.graphql',
  'web/src/features/locations/home/locations.graphql',
  'docs/operations.md',
];

const MARKS = /^( *)(# |<!-- )place-schema: (?!end\b)(\w+)( -->)?\n[^]*?^ *(?:# |<!-- )place-schema: end(?: -->)?$/gm;

/** A text with what belongs between its marks. @throws where a mark names no part */
const filled = (text) =>
  text.replace(MARKS, (_, indent, open, name, close = '') => {
    const part = PARTS[name];
    if (!part) throw new Error(`place-schema has no part called ${name}`);
    const lines = part().map((line) => (line === '' ? '' : `${indent}${line}`));
    return [
      `${indent}${open}place-schema: ${name}${close}`,
      ...lines,
      `${indent}${open}place-schema: end${close}`,
    ].join('\n');
  });

const storedValues = () => `${HEADER}
import type { PlaceValues } from '@wellspring/place-schema/kinds';

/** The fields of a stored place. What an older document lacks is not known. */
export const storedValues = (document: PlaceValues): PlaceValues => ({
${[...NAMES, ...FACTS].map((field) => `  ${field}: document.${field} ?? null,`).join('\n')}
});
`;

const iconOf = ({ icon = 'info' }) => icon;

/** Where ids come from, and which they are, for a place of the page. */
const IDS = {
  card: {
    idOf: (name) => `cards.${cardName(name)}`,
    imported: "import type { MessageId } from '@wellspring/words/messages';\n",
    type: `Extract<MessageId, \`cards.${cardName('${string}')}\`>`,
  },
  facts: {
    idOf: (name) => `fields.${name}`,
    imported: "import type { FieldMessageId } from '@wellspring/place-schema/labels';\n",
    type: 'FieldMessageId',
  },
};

/** Fields without a component of their own. The table stays out of the scripts of the first page: each has the ids of its messages. */
const shownFields = (place, type, from) => {
  const { idOf, imported, type: idType } = IDS[place];
  const rows = VALUE_FIELDS.filter(([, row]) => isShown(place)(row) && !row.hasOwnLook);
  const textOf = ([field, row]) => {
    if (row.kind === 'text') return `({ ${field} }) => ${field}`;
    const { unit, decimals, choices = [] } = row;
    const ids = choices.map((choice) => [choice, idOf(choiceName(field, choice))]);
    const labels = `(${JSON.stringify(Object.fromEntries(ids))} as const)`;
    return {
      number: `({ ${field}: it }, _t, locale) => (it === null ? null : numberText(it, ${JSON.stringify({ unit, decimals })}, locale))`,
      choice: `({ ${field}: it }, t) => it && t(${labels}[it])`,
      set: `({ ${field}: it }, t, locale) => it && listText(it.map((each) => t(${labels}[each])), locale)`,
    }[row.kind];
  };
  const has = (kind) => rows.some(([, row]) => row.kind === kind);
  return `${HEADER}
${imported}${has('set') ? "import { listText } from '@wellspring/place-schema/list-text';\n" : ''}${has('number') ? "import { numberText } from '@wellspring/place-schema/number-text';\n" : ''}import type { ${type} } from '../features/locations/questions.ts';
import { icon, type IconComponent } from '../shared/icons.tsx';

type Id = ${idType};

type ShownField = {
  readonly field: string;
  readonly label: Id;
  readonly icon: IconComponent;
  /** null: it is not known */
  readonly text: (location: ${type}, t: (id: Id) => string, locale: string) => string | null;
};

/** Fields ${from} without a component of their own, in the order of the table. */
export const ${place.replace(/s$/, '').toUpperCase()}_FIELDS: readonly ShownField[] = [
${rows.map((entry) => `  { field: '${entry[0]}', label: '${idOf(shownLabelName(entry[0], ENGLISH))}', icon: icon('${iconOf(entry[1])}'), text: ${textOf(entry)} },`).join('\n')}
];
`;
};

/** Makes what follows from the table of the fields of a place. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const files = await Promise.all(MARKED.map(async (path) => [path, filled(await readFile(path, 'utf8'))]));
  const code = [
    ['services/catalog/src/generated/stored-values.ts', storedValues()],
    ['web/src/generated/card-fields.ts', shownFields('card', 'CardLocation', 'on a card')],
    ['web/src/generated/fact-fields.ts', shownFields('facts', 'FullLocation', 'among the facts of a page')],
  ];
  return settle(new Map([...files, ...code]), { check });
};

if (import.meta.main) await runAsCommand(generate);
