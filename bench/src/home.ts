import { figure, type Figure } from './figure.ts';
import { measureGraph } from './graph.ts';
import { rateInWords, type Effort } from './load.ts';

const TARGETS: Readonly<Record<string, number>> = { embedded: 4, distributed: 2.5 };
const OWN_TARGET = 5;
const APOLLO = '@apollo/gateway with its defaults over the same services by HTTP';

/** The home screen's operation beside @apollo/gateway. */
export const measureHome = async (effort: Effort): Promise<readonly Figure[]> => {
  const { gateway, calls: _, ...throughput } = await measureGraph(effort, 'visitor');
  const rows = Object.entries(throughput).map(([name, { ours, floor }]) => {
    const ratio = ours.perSecond / floor.perSecond;
    const target = TARGETS[name] ?? 1;
    return figure(`Home screen by GraphQL, ${name}`, {
      target: `≥ ${target} ×`,
      measured: `${ratio.toFixed(2)} × (${rateInWords(ours)})`,
      comparedTo: `${APOLLO} (${rateInWords(floor)})`,
      isMet: ratio >= target,
    });
  });
  const less = gateway.floor.cpuMicroseconds / gateway.ours.cpuMicroseconds;
  const own = figure("Home screen by GraphQL, the gateway's own processor time", {
    target: `≥ ${OWN_TARGET} × less`,
    measured: `${less.toFixed(2)} × less (${Math.round(gateway.ours.cpuMicroseconds)} µs)`,
    comparedTo: `${APOLLO} (${Math.round(gateway.floor.cpuMicroseconds)} µs)`,
    isMet: less >= OWN_TARGET,
  });
  return [...rows, own];
};

const MEMBER_TARGET = 2.5;

/** The first nine cards as a member sees them, with what they keep of each, beside @apollo/gateway. */
export const measureHomeOfMember = async (effort: Effort): Promise<readonly Figure[]> => {
  const { embedded, calls } = await measureGraph(effort, 'member');
  const ratio = embedded.ours.perSecond / embedded.floor.perSecond;
  const called = Object.entries(calls).filter(([, count]) => count > 0);
  return [
    figure('Home screen of a member by GraphQL, embedded', {
      target: `≥ ${MEMBER_TARGET} ×`,
      measured: `${ratio.toFixed(2)} × (${rateInWords(embedded.ours)})`,
      comparedTo: `${APOLLO} (${rateInWords(embedded.floor)})`,
      isMet: ratio >= MEMBER_TARGET,
    }),
    figure('Home screen of a member, requests to services over HTTP', {
      target: 'one for each service and depth',
      measured: called.map(([name, count]) => `${name} ${count}`).join(', '),
      comparedTo: 'the plan: catalog for the cards, then lists-and-badges for all marks at once',
      isMet: called.length === 2 && called.every(([, count]) => count === 1),
    }),
  ];
};
