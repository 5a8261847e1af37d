// Turns the REST edge's *.graphql files into typed documents: what each asks, with what variables, and what it is answered.
import { glob, readFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse, print, printSchema, validate } from 'graphql';
import { runAsCommand, settle } from './settle.mjs';
import { clientSchema, operationsOf } from './web-operations.mjs';

const TARGET = 'gateway/src/generated/rest-operations.ts';

const sourcesOfEdge = async () => {
  const files = [];
  for await (const file of glob('gateway/src/rest/*.graphql')) files.push(file);
  return Promise.all(
    files.sort().map(async (location) => ({ location, document: parse(await readFile(location, 'utf8')) })),
  );
};

const typesOf = (schema, documents) =>
  codegen({
    filename: TARGET,
    schema: parse(printSchema(schema)),
    documents,
    config: {
      avoidOptionals: { field: true, inputValue: false },
      enumsAsTypes: true,
      scalars: { DateTime: 'string', ID: 'string' },
      skipTypename: true,
      strictScalars: true,
      useTypeImports: true,
    },
    plugins: [{ typescriptOperations: {} }],
    pluginMap: { typescriptOperations },
  });

const kindOf = ({ operation }) => operation.charAt(0).toUpperCase() + operation.slice(1);

const documentOf = (schema, { name, document }) => {
  const mistakes = validate(schema, document);
  if (mistakes.length) throw new Error(`${name}: ${mistakes.map(({ message }) => message).join('; ')}`);
  const [operation] = document.definitions;
  const types = `${name}${kindOf(operation)}`;
  const fields = operation.selectionSet.selections.map(({ alias, name: field }) => `'${(alias ?? field).value}'`);
  return `export const ${name}: RestDocument<${types}, ${types}Variables> = {
  name: '${name}',
  fields: [${fields.join(', ')}],
  text: \`
${print(document)}
\`,
};`;
};

/** All that the routes of /api ask, by name. */
export const restOperations = async () =>
  operationsOf((await sourcesOfEdge()).map(({ document }) => document)).map(({ name, document }) => ({
    name,
    text: print(document),
  }));

/** Makes rest-operations.ts. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const schema = await clientSchema();
  const sources = await sourcesOfEdge();
  const documents = operationsOf(sources.map(({ document }) => document)).map((each) => documentOf(schema, each));
  const text = `// Made by tools/generate/rest-operations.mjs from the *.graphql files of the REST edge.
import type { RestDocument } from '../rest/rest-document.ts';

${(await typesOf(schema, sources)).trim()}

${documents.join('\n\n')}
`;
  return settle(new Map([[TARGET, text]]), { check });
};

if (import.meta.main) await runAsCommand(generate);
