import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { runAsCommand, settle } from './settle.mjs';
import { subgraphs } from './supergraph.mjs';

/** What resolvers return for a type, where that is a type of the service's own domain and not the schema's. */
const MODELS = {
  catalog: {
    Location: '../domain/location.ts#Location as LocationModel',
    LocationPhoto: '../domain/location.ts#Photo as PhotoModel',
    Category: '../domain/categories.ts#Category as CategoryModel',
  },
};

const CONFIG = {
  contextType: 'Record<string, unknown>',
  enumsAsTypes: true,
  federation: true,
  immutableTypes: true,
  importExtension: '.ts',
  scalars: { ID: 'string', DateTime: 'Date', _FieldSet: 'string' },
  skipTypename: true,
  strictScalars: true,
  useTypeImports: true,
};

const resolverTypes = async ({ name, text }) => {
  const path = join('services', name, 'src', 'generated', 'graphql.ts');
  const generated = await codegen({
    filename: path,
    schema: parse(text),
    documents: [],
    config: { ...CONFIG, mappers: MODELS[name] ?? {} },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return [path, `${generated.trimEnd()}\n`];
};

/** Makes services/<name>/src/generated/graphql.ts from each schema. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) =>
  settle(new Map(await Promise.all((await subgraphs()).map(resolverTypes))), { check });

if (import.meta.main) await runAsCommand(generate);
