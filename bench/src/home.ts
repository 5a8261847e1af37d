import { figure, type Figure } from './figure.ts';
import { measureGraph } from './graph.ts';
import type { Effort } from './load.ts';

const TARGET = 3;

/** The home screen's operation beside @apollo/gateway. */
export const measureHome = async (effort: Effort): Promise<readonly Figure[]> =>
  (await measureGraph(effort)).map(({ name, ours, floor, ratio }) =>
    figure(`Home screen by GraphQL, ${name}`, {
      target: `≥ ${TARGET} ×`,
      measured: `${ratio.toFixed(2)} × (${Math.round(ours)}/s)`,
      comparedTo: `@apollo/gateway with its defaults over the same services by HTTP (${Math.round(floor)}/s)`,
      isMet: ratio >= TARGET,
    }),
  );
