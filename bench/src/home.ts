import { figure, type Figure } from './figure.ts';
import { measureGraph } from './graph.ts';
import { rateInWords, type Effort } from './load.ts';

/** Not slower than Apollo's own gateway: a faster one makes no noticeable difference. */
const TARGET = 1;
const APOLLO = '@apollo/gateway with its defaults over the same services by HTTP';

/** The home screen's operation beside @apollo/gateway. */
export const measureHome = async (effort: Effort): Promise<readonly Figure[]> => {
  const { gateway, calls: _, ...throughput } = await measureGraph(effort, 'visitor');
  const rows = Object.entries(throughput).map(([name, { ours, floor }]) => {
    const ratio = ours.perSecond / floor.perSecond;
    return figure(`Home screen by GraphQL, ${name}`, {
      target: `≥ ${TARGET} ×`,
      measured: `${ratio.toFixed(2)} × (${rateInWords(ours)})`,
      comparedTo: `${APOLLO} (${rateInWords(floor)})`,
      isMet: ratio >= TARGET,
    });
  });
  const less = gateway.floor.cpuMicroseconds / gateway.ours.cpuMicroseconds;
  const own = figure("Home screen by GraphQL, the gateway's own processor time", {
    target: `≥ ${TARGET} × less`,
    measured: `${less.toFixed(2)} × less (${Math.round(gateway.ours.cpuMicroseconds)} µs)`,
    comparedTo: `${APOLLO} (${Math.round(gateway.floor.cpuMicroseconds)} µs)`,
    isMet: less >= TARGET,
  });
  return [...rows, own];
};

/** The first nine cards as a member sees them, with what they keep of each, beside @apollo/gateway. */
export const measureHomeOfMember = async (effort: Effort): Promise<readonly Figure[]> => {
  const { embedded, calls } = await measureGraph(effort, 'member');
  const ratio = embedded.ours.perSecond / embedded.floor.perSecond;
  const called = Object.entries(calls).filter(([, count]) => count > 0);
  return [
    figure('Home screen of a member by GraphQL, embedded', {
      target: `≥ ${TARGET} ×`,
      measured: `${ratio.toFixed(2)} × (${rateInWords(embedded.ours)})`,
      comparedTo: `${APOLLO} (${rateInWords(embedded.floor)})`,
      isMet: ratio >= TARGET,
    }),
    figure('Home screen of a member, requests to services over HTTP', {
      target: 'one for each service and depth',
      measured: called.map(([name, count]) => `${name} ${count}`).join(', '),
      comparedTo: 'the plan: catalog for the cards, then lists-and-badges for all marks at once',
      isMet: called.length === 2 && called.every(([, count]) => count === 1),
    }),
  ];
};
