import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { runAsCommand, settle } from './settle.mjs';
import { subgraphs } from './supergraph.mjs';

/** What resolvers return for a type, where that is a type of the service's own domain and not the schema's: `codegen.mappers` in its package.json. */
const mappersOf = async (name) =>
  JSON.parse(await readFile(join('services', name, 'package.json'), 'utf8')).codegen?.mappers ?? {};

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

/** Resolvers that answer each question and each mutation, so that the compiler names a missing one. */
const completeResolvers = (text) => {
  const roots = ['Query', 'Mutation'].filter((root) => new RegExp(`^type ${root}\\b`, 'm').test(text));
  const names = roots.map((root) => `'${root}'`).join(' | ') || 'never';
  const fields = roots.map((root) => `\n  ${root}: Required<${root}Resolvers<ContextType>>;`).join('');
  return `
/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, ${names}> & {${fields}
};`;
};

const resolverTypes = async ({ name, text }) => {
  const path = join('services', name, 'src', 'generated', 'graphql.ts');
  const generated = await codegen({
    filename: path,
    schema: parse(text),
    documents: [],
    config: { ...CONFIG, mappers: await mappersOf(name) },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return [path, `${generated.trimEnd()}\n${completeResolvers(text)}\n`];
};

/** Makes services/<name>/src/generated/graphql.ts from each schema. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) =>
  settle(new Map(await Promise.all((await subgraphs()).map(resolverTypes))), { check });

if (import.meta.main) await runAsCommand(generate);
