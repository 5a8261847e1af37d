// Turns the web client's *.graphql files into typed, precompiled documents and the manifest of all it may ask.
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { composeServices } from '@apollo/composition';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { Kind, parse, print, printSchema, validate, visit } from 'graphql';
import { releasedOperations } from './released-operations.mjs';
import { subgraphs } from './supergraph.mjs';
import { runAsCommand, settle } from './settle.mjs';

const target = 'web/src/generated';

/** The client's documents, in a fixed order. */
const sourcesOfClient = async () => {
  const files = [];
  for await (const file of glob('web/src/**/*.graphql')) files.push(file);
  return Promise.all(
    files
      .sort()
      .map(async (location) => ({ location, document: withTypenames(parse(await readFile(location, 'utf8'))) })),
  );
};

/** The schema that clients see, composed from the services' own files. */
export const clientSchema = async () => {
  const services = await subgraphs();
  const { errors, schema } = composeServices(services.map(({ name, text }) => ({ name, typeDefs: parse(text) })));
  if (errors?.length)
    throw new Error(`The subgraphs do not compose:\n${errors.map(({ message }) => message).join('\n')}`);
  return schema.toAPISchema().toGraphQLJSSchema();
};

/** Apollo's cache needs __typename in every selection; written out here, the text that is hashed is the text that is sent. */
const withTypenames = (document) =>
  visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent?.kind === Kind.OPERATION_DEFINITION) return undefined;
      if (node.selections.some((selection) => selection.name?.value === '__typename')) return undefined;
      return {
        ...node,
        selections: [...node.selections, parse('{ __typename }').definitions[0].selectionSet.selections[0]],
      };
    },
  });

const fragmentsUsedBy = (definition, fragments, seen = new Set()) => {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (seen.has(value)) return;
      const fragment = fragments.get(value);
      if (!fragment) throw new Error(`Fragment ${value} is not defined`);
      seen.add(value);
      fragmentsUsedBy(fragment, fragments, seen);
    },
  });
  return [...seen].map((name) => fragments.get(name));
};

/** One self-contained document an operation, by name. */
export const operationsOf = (documents) => {
  const definitions = documents.flatMap(({ definitions }) => definitions);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({
      name: operation.name.value,
      document: { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsUsedBy(operation, fragments)] },
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Each operation's text and its identifier on the wire. */
const wireForms = (schema, sources) =>
  operationsOf(sources.map(({ document }) => document)).map(({ name, document }) => {
    const mistakes = validate(schema, document);
    if (mistakes.length) throw new Error(`${name}: ${mistakes.map(({ message }) => message).join('; ')}`);
    const text = print(document);
    return { name, text, hash: hashOf(text) };
  });

const typedDocuments = (schema, documents) =>
  codegen({
    filename: 'documents.ts',
    schema: parse(printSchema(schema)),
    documents,
    config: {
      immutableTypes: true,
      useTypeImports: true,
      optimizeDocumentNode: true,
      scalars: { DateTime: 'string', ID: 'string' },
      dedupeFragments: true,
    },
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    pluginMap: { typescriptOperations, typedDocumentNode },
  });

const header = '// Made by tools/generate/web-operations.mjs from the *.graphql files of the web client.';

const operationTable = (
  operations,
) => `/** Each operation: what stands for it on the wire, the sha256 of its text, and its document. */
export const operations = {
${operations.map(({ name, hash }) => `  ${name}: ['${hash}', ${name}Document],`).join('\n')}
} as const;`;

const FEATURES = 'web/src/features';

/** What not every page asks is in modules of its own: what each holds, under FEATURES. Their operations are known once they are there. */
const ASIDE = {
  admin: ['admin/'],
  'add-location': ['add-location/'],
  place: ['locations/place/', 'reviews/', 'claims/', 'reports/'],
  landing: ['hero/', 'teaser/'],
  lists: ['lists/'],
  map: ['map/map.'],
  marks: ['visits/', 'map/pins/marked-'],
  search: ['locations/filters/', 'locations/search/'],
  rows: ['locations/rows/'],
  news: ['badges/badge-news.'],
  own: ['locations/own/', 'dashboard/', 'badges/achievements.'],
};
const ASIDE_HEADER = `import { addOperations } from '../shared/graphql/persisted-operations.ts';`;
const ASIDE_FOOTER = 'addOperations(operations);';

const startsWithOneOf = (paths) => (source) => paths.some((path) => source.location.startsWith(`${FEATURES}/${path}`));

/** Fragments of other modules that these sources spread: each module stands on its own. */
const fragmentsFromElsewhere = (sources, all) => {
  const own = new Set(sources);
  const fragmentsIn = (some) =>
    some.flatMap(({ document }) => document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION));
  const shared = new Set(fragmentsIn(all.filter((source) => !own.has(source))));
  const byName = new Map(fragmentsIn(all).map((fragment) => [fragment.name.value, fragment]));
  const used = sources.flatMap(({ document }) => fragmentsUsedBy(document, byName));
  const definitions = [...new Set(used)].filter((fragment) => shared.has(fragment));
  return definitions.length === 0 ? [] : [{ location: 'elsewhere', document: { kind: Kind.DOCUMENT, definitions } }];
};

/** Typed documents of some sources, and the table of their operations. */
const moduleOf = async (schema, sources, all, operations) => {
  const own = new Set(
    sources.flatMap(({ document }) => document.definitions.map(({ kind, name }) => `${kind} ${name.value}`)),
  );
  const table = operationTable(operations.filter(({ name }) => own.has(`${Kind.OPERATION_DEFINITION} ${name}`)));
  const documents = [...sources, ...fragmentsFromElsewhere(sources, all)];
  return `${await typedDocuments(schema, documents)}\n${table}\n`;
};

/** All that the web client may ask, by name: text and hash. */
export const webOperations = async () => wireForms(await clientSchema(), await sourcesOfClient());

/** Makes the typed documents (operations.ts and those aside) and operations.json (hash → text). Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const schema = await clientSchema();
  const sources = await sourcesOfClient();
  const operations = wireForms(schema, sources);
  const common = sources.filter((source) => !startsWithOneOf(Object.values(ASIDE).flat())(source));
  const own = operations.map(({ hash, text }) => [hash, text]);
  const manifest = Object.fromEntries([...own, ...releasedOperations(schema)]);
  const files = new Map([
    [`${target}/operations.ts`, `${header}\n${await moduleOf(schema, common, sources, operations)}`],
    [`${target}/operations.json`, `${JSON.stringify(manifest, null, 2)}\n`],
  ]);
  for (const [name, paths] of Object.entries(ASIDE)) {
    const own = await moduleOf(schema, sources.filter(startsWithOneOf(paths)), sources, operations);
    files.set(`${target}/${name}-operations.ts`, `${header}\n${ASIDE_HEADER}\n${own}${ASIDE_FOOTER}\n`);
  }
  return settle(files, { check });
};

if (import.meta.main) await runAsCommand(generate);
