import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { runAsCommand, settle } from './settle.mjs';

/** Every services/<name>/schema.graphql below the working directory, by name. */
export const subgraphs = async () => {
  const names = (await readdir('services')).filter((name) => existsSync(join('services', name, 'schema.graphql')));
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, text: await readFile(join('services', name, 'schema.graphql'), 'utf8') })),
  );
};

/** Composes the services' schemas to gateway/supergraph.graphql. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const services = (await subgraphs()).map(({ name, text }) => ({ name, typeDefs: parse(text) }));
  const { supergraphSdl, errors } = composeServices(services);
  if (errors) throw new Error(`The subgraphs do not compose:\n${errors.map(({ message }) => message).join('\n')}`);
  return settle(new Map([[join('gateway', 'supergraph.graphql'), `${supergraphSdl.trimEnd()}\n`]]), { check });
};

if (import.meta.main) await runAsCommand(generate);
