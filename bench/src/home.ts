import { figure, type Figure } from './figure.ts';
import { measureGraph } from './graph.ts';
import { rateInWords, type Effort } from './load.ts';

const TARGET = 3;

/** The home screen's operation beside @apollo/gateway. */
export const measureHome = async (effort: Effort): Promise<readonly Figure[]> =>
  (await measureGraph(effort)).map(({ name, ours, floor }) => {
    const ratio = ours.perSecond / floor.perSecond;
    return figure(`Home screen by GraphQL, ${name}`, {
      target: `≥ ${TARGET} ×`,
      measured: `${ratio.toFixed(2)} × (${rateInWords(ours)})`,
      comparedTo: `@apollo/gateway with its defaults over the same services by HTTP (${rateInWords(floor)})`,
      isMet: ratio >= TARGET,
    });
  });
