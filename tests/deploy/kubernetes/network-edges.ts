import { type Manifests, type NetworkPolicy, selects, type Workload } from './manifests.ts';

type Peer = NetworkPolicy['spec']['egress'][number]['to'][number];

const isHere = ({ podSelector, namespaceSelector }: Peer): boolean =>
  podSelector !== undefined && namespaceSelector === undefined;

const chosenBy =
  (workload: Workload, direction: 'Ingress' | 'Egress') =>
  ({ spec }: NetworkPolicy): boolean =>
    spec.policyTypes.includes(direction) && selects(spec.podSelector, workload.labels);

/** Whether `to` takes calls of `from` at a port. Where no policy chooses it, it takes all. */
const takes = (policies: readonly NetworkPolicy[], from: Workload, to: Workload, port: number): boolean => {
  const chosen = policies.filter(chosenBy(to, 'Ingress'));
  const lets = ({ spec }: NetworkPolicy): boolean =>
    spec.ingress.some(
      (rule) =>
        rule.ports.some((open) => open.port === port) &&
        rule.from.some((peer) => isHere(peer) && peer.podSelector && selects(peer.podSelector, from.labels)),
    );
  return chosen.length === 0 || chosen.some(lets);
};

/** What is outside of the namespace is named by its policy: to-mongodb is mongodb. */
const outside = ({ metadata }: NetworkPolicy): string => metadata.name.replace(/^to-/, '');

/** Whom a policy lets a workload call. */
const calledBy = ({ workloads, policies }: Manifests, from: Workload, policy: NetworkPolicy): readonly string[] =>
  policy.spec.egress.flatMap(({ to, ports }) => [
    ...(to.length === 0 ? ['anywhere'] : []),
    ...to.flatMap((peer) => {
      const { podSelector } = peer;
      if (!isHere(peer) || podSelector === undefined) return ports.map(({ port }) => `${outside(policy)}:${port}`);
      const callees = workloads.filter(({ labels }) => selects(podSelector, labels));
      return ports.flatMap(({ port }) =>
        callees.filter((callee) => takes(policies, from, callee, port)).map(({ name }) => `${name}:${port}`),
      );
    }),
  ]);

/** Whom each workload can call at which port, by the policies that stand on both sides; "anywhere" where none stands. */
export const callsLetPass = (manifests: Manifests): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    manifests.workloads.map((from) => {
      const chosen = manifests.policies.filter(chosenBy(from, 'Egress'));
      const calls = chosen.length === 0 ? ['anywhere'] : chosen.flatMap((each) => calledBy(manifests, from, each));
      return [from.name, [...new Set(calls)].sort()];
    }),
  );

/** Who may call each workload from outside of the namespace, by the policies' names: from-ingress is ingress. */
export const callersLetIn = ({ workloads, policies }: Manifests): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    workloads.map((to) => {
      const chosen = policies.filter(chosenBy(to, 'Ingress'));
      const callers = chosen.flatMap(({ metadata, spec }) =>
        spec.ingress.flatMap(({ from, ports }) =>
          from.length === 0 || from.some((peer) => !isHere(peer))
            ? ports.map(({ port }) => `${metadata.name.replace(/^from-/, '')}:${port}`)
            : [],
        ),
      );
      return [to.name, chosen.length === 0 ? ['anybody'] : callers.sort()];
    }),
  );
