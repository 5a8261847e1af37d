import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReleased, RELEASES } from '@wellspring/testkit/releases';
import { findBreakingChanges, isEnumType, isObjectType } from 'graphql';
import { z } from 'zod';
import * as restDocuments from '../generated/rest-operations.ts';
import { fetchesFor, refusals } from './fetches.fixture.ts';
import { openPlanner, type Planner } from './planner.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

const Operations = z.record(z.string(), z.string());
const operationsIn = (text: string): readonly string[] => Object.values(Operations.parse(JSON.parse(text)));

const today = {
  planner: openPlanner(read('gateway', 'supergraph.graphql')),
  operations: [
    ...operationsIn(read('web', 'src', 'generated', 'operations.json')),
    ...Object.values(restDocuments).map(({ text }) => text),
  ],
};

const released = (version: string) => ({
  planner: openPlanner(readReleased(version, 'graphql', 'supergraph.graphql')),
  operations: ['web.json', 'rest.json'].flatMap((file) => operationsIn(readReleased(version, 'operations', file))),
});

const TYPE_CHANGED = /^(\w+)\.\w+ changed type from (\S+) to (\S+)\.$/;

/** A text that is answered may become the enum of the values that it always had: no operation fails, and the answers are the same. */
const becameEnum = (schema: Planner['apiSchema'], description: string): boolean => {
  const [, parent = '', before = '', after = ''] = TYPE_CHANGED.exec(description) ?? [];
  const name = after.replace('!', '');
  const isAnswered = isObjectType(schema.getType(parent));
  return isAnswered && isEnumType(schema.getType(name)) && before === after.replace(name, 'String');
};

type Gateway = { readonly planner: Planner; readonly operations: readonly string[] };

/** What the services refuse of all that a gateway asks them. */
const refused = ({ planner, operations }: Gateway, services: Planner): readonly string[] =>
  operations.flatMap((operation) =>
    fetchesFor(planner, operation).flatMap((fetch) => {
      const schema = services.subgraphSchemas.get(fetch.serviceName);
      const wrong = schema ? refusals(schema, fetch) : ['there is no such service'];
      return wrong.map((message) => `${operation.split(/\W/, 2)[1] ?? ''} of ${fetch.serviceName}: ${message}`);
    }),
  );

describe.each(RELEASES)('release %s', (version) => {
  const before = released(version);

  it('has operations', () => {
    expect(before.operations.length).toBeGreaterThan(100);
  });

  it('is answered by the services of today: they are upgraded first', () => {
    expect(refused(before, today.planner)).toEqual([]);
  });

  it('answers the gateway of today, or CHANGELOG.md says that it does not', () => {
    const needs = refused(today, before.planner);
    const [, newer = ''] = read('CHANGELOG.md').split(/^## /m);
    const isMentioned = newer.includes('Upgrade the services before the gateway');
    expect({ isMentioned, needs }).toEqual({ isMentioned: needs.length > 0, needs });
  });

  it('finds the graph of today as it knew it, but for what was added', () => {
    const wider = (from: Planner['apiSchema'], to: Planner['apiSchema'] | undefined) =>
      to
        ? findBreakingChanges(from, to).flatMap(({ description }) => (becameEnum(to, description) ? [] : [description]))
        : ['the service is gone'];
    expect(wider(before.planner.apiSchema, today.planner.apiSchema)).toEqual([]);
    for (const [name, schema] of before.planner.subgraphSchemas)
      expect([name, wider(schema, today.planner.subgraphSchemas.get(name))]).toEqual([name, []]);
  });

  it('has open pages whose operations are still registered', () => {
    const current = new Set(today.operations);
    const released = operationsIn(readReleased(version, 'operations', 'web.json'));
    expect(released.filter((operation) => !current.has(operation))).toEqual([]);
  });
});
