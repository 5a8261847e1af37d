import type { Client } from '@elastic/elasticsearch';
import { z } from 'zod';
import { calling } from './elastic-client.ts';
import { MAPPINGS, SETTINGS } from './elastic-mapping.ts';

const Found = z.object({ aliases: z.record(z.string(), z.unknown()) });

/** The indexes that exist, by their own names. */
export type Targets = { readonly live: string | null; readonly next: string | null };

/** Every index has its own alias for writing: a write to an index that has gone is refused and makes no new one. */
export const writeAlias = (index: string): string => `${index}-write`;

/** Which index is searched, and which one is in the making, as the aliases of all processes say. */
export const elasticTargets = (client: Client, live: string) => {
  const next = `${live}-next`;
  const named = async (): Promise<ReadonlyMap<string, string>> => {
    const found = await calling(() => client.indices.getAlias({ name: [live, next] }, { ignore: [404] }));
    return new Map(
      Object.entries(found).flatMap(([index, about]) => {
        const { success, data } = Found.safeParse(about);
        return success ? Object.keys(data.aliases).map((alias): [string, string] => [alias, index]) : [];
      }),
    );
  };
  return {
    resolve: async (): Promise<Targets> => {
      const byAlias = await named();
      return { live: byAlias.get(live) ?? null, next: byAlias.get(next) ?? null };
    },
    /** Makes an empty index, and answers its name. */
    create: async (): Promise<string> => {
      const index = `${live}-${Date.now()}`;
      const aliases = { [next]: {}, [writeAlias(index)]: {} };
      const made = { index, mappings: MAPPINGS, settings: SETTINGS, aliases };
      await calling(() => client.indices.create(made, { requestTimeout: 30_000 }));
      return index;
    },
    /** Marks it as filled and lets it be searched in one step; the one before is removed. */
    swap: async (index: string): Promise<void> => {
      await calling(() => client.indices.putMapping({ index, _meta: { filled: true } }));
      const old = (await named()).get(live);
      const actions = [
        ...(old === undefined ? [] : [{ remove: { index: old, alias: live } }]),
        { add: { index, alias: live } },
        { remove: { index, alias: next } },
      ];
      await calling(() => client.indices.updateAliases({ actions }));
      // Not in the same step: searches that have begun still read it.
      if (old !== undefined) await calling(() => client.indices.delete({ index: old, ignore_unavailable: true }));
    },
    remove: (index: string): Promise<unknown> =>
      calling(() => client.indices.delete({ index, ignore_unavailable: true })),
    isFilled: async (index: string): Promise<boolean> => {
      const found = await calling(() => client.indices.getMapping({ index }));
      return found[index]?.mappings._meta?.['filled'] === true;
    },
  };
};

export type ElasticTargets = ReturnType<typeof elasticTargets>;
