/** What a topic must be, so that what the broker acknowledged is kept. */
export type TopicState = {
  readonly settings: ReadonlyMap<string, string>;
  /** copies of each partition */
  readonly replicas: readonly number[];
  /** brokers of the cluster that answer */
  readonly brokers: number;
};

export const KEPT_FOR_EVER = { 'retention.ms': '-1', 'retention.bytes': '-1', 'cleanup.policy': 'delete' };

const MOST_REPLICAS = 3;
const MIN_IN_SYNC = 'min.insync.replicas';

/** How a new topic is made: as many copies as there are brokers, three at most; of three, two must have a message. */
export const newTopic = (brokers: number): { readonly replicas: number; readonly settings: Record<string, string> } => {
  const replicas = Math.min(MOST_REPLICAS, Math.max(1, brokers));
  return { replicas, settings: { ...KEPT_FOR_EVER, [MIN_IN_SYNC]: replicas >= MOST_REPLICAS ? '2' : '1' } };
};

/** What is wrong with a topic and how to mend it; undefined when it keeps what it is given. */
export const topicProblem = ({ settings, replicas, brokers }: TopicState): string | undefined => {
  for (const [name, value] of Object.entries(KEPT_FOR_EVER)) {
    const found = settings.get(name);
    if (found !== value) return `it loses messages with time: ${name} is ${found}, set it to ${value}`;
  }
  const fewest = Math.min(...replicas);
  if (brokers > 1 && fewest < 2)
    return `it loses messages with a disk: it has ${fewest} replica on ${brokers} brokers, give it ${Math.min(MOST_REPLICAS, brokers)}`;
  const inSync = Number(settings.get(MIN_IN_SYNC));
  if (fewest >= MOST_REPLICAS && inSync < 2)
    return `it loses messages with a disk: ${MIN_IN_SYNC} is ${inSync} with ${fewest} replicas, set it to 2`;
  return undefined;
};
