/** What a topic must be, so that no acknowledged message is lost. */
export type TopicState = {
  readonly settings: ReadonlyMap<string, string>;
  /** copies of each partition */
  readonly replicas: readonly number[];
  /** brokers of the cluster that answer */
  readonly brokers: number;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * How long messages of a topic are stored, in milliseconds; null: for ever. A topic with a limit has it in its name, such as
 * `wellspring.security.90d.v1`, so that no process confuses it with another.
 */
export const retentionMsOf = (topic: string): number | null => {
  const days = /\.(\d{1,4})d\./.exec(topic)?.[1];
  return days === undefined ? null : Number(days) * DAY_MS;
};

export const UNLIMITED_RETENTION = { 'retention.ms': '-1', 'retention.bytes': '-1', 'cleanup.policy': 'delete' };

const MOST_REPLICAS = 3;
const MIN_IN_SYNC = 'min.insync.replicas';

const retentionSettings = (topic: string) => {
  const retentionMs = retentionMsOf(topic);
  return retentionMs === null ? UNLIMITED_RETENTION : { ...UNLIMITED_RETENTION, 'retention.ms': String(retentionMs) };
};

/** How a new topic is made: as many copies as there are brokers, three at most; of three, two must have a message. */
export const newTopic = (
  topic: string,
  brokers: number,
): { readonly replicas: number; readonly settings: Record<string, string> } => {
  const replicas = Math.min(MOST_REPLICAS, Math.max(1, brokers));
  return { replicas, settings: { ...retentionSettings(topic), [MIN_IN_SYNC]: replicas >= MOST_REPLICAS ? '2' : '1' } };
};

/** The fault of a topic and its repair; undefined when it stores messages safely. */
export const topicProblem = (topic: string, { settings, replicas, brokers }: TopicState): string | undefined => {
  for (const [name, value] of Object.entries(retentionSettings(topic))) {
    const found = settings.get(name);
    if (found === value) continue;
    const wrong =
      retentionMsOf(topic) === null ? 'it loses messages with time' : 'it does not keep messages as long as it says';
    return `${wrong}: ${name} is ${found}, set it to ${value}`;
  }
  const fewest = Math.min(...replicas);
  if (brokers > 1 && fewest < 2)
    return `it loses messages with a disk: it has ${fewest} replica on ${brokers} brokers, give it ${Math.min(MOST_REPLICAS, brokers)}`;
  const inSync = Number(settings.get(MIN_IN_SYNC));
  if (fewest >= MOST_REPLICAS && inSync < 2)
    return `it loses messages with a disk: ${MIN_IN_SYNC} is ${inSync} with ${fewest} replicas, set it to 2`;
  return undefined;
};
