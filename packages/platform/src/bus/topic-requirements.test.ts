import { UNLIMITED_RETENTION, newTopic, topicProblem } from './topic-requirements.ts';

const NAME = 'wellspring.catalog.v1';
const PASSING = 'wellspring.security.90d.v1';
const NINETY_DAYS = '7776000000';

const topic = (brokers: number, replicas: number, settings: Record<string, string> = {}, name = NAME) =>
  topicProblem(name, {
    brokers,
    replicas: Array.from({ length: 6 }, () => replicas),
    settings: new Map(Object.entries({ ...UNLIMITED_RETENTION, 'min.insync.replicas': '2', ...settings })),
  });

describe('a topic', () => {
  it.each([
    ['expires', topic(3, 3, { 'retention.ms': '604800000' }), /retention\.ms is 604800000, set it to -1/],
    ['says that it passes, and stays', topic(3, 3, {}, PASSING), /retention\.ms is -1, set it to 7776000000/],
    [
      'passes before its time',
      topic(3, 3, { 'retention.ms': '1' }, PASSING),
      /retention\.ms is 1, set it to 7776000000/,
    ],
    ['is compacted', topic(1, 1, { 'cleanup.policy': 'compact' }), /cleanup\.policy is compact, set it to delete/],
    ['lies on one of three brokers', topic(3, 1), /1 replica on 3 brokers, give it 3/],
    ['lies on one of two brokers', topic(2, 1), /1 replica on 2 brokers, give it 2/],
    ['acknowledges what one of three has', topic(3, 3, { 'min.insync.replicas': '1' }), /min\.insync\.replicas is 1/],
  ])('is refused when it %s', (_, problem, words) => {
    expect(problem).toMatch(words);
  });

  it.each([1, 2, 3, 5])('is made so that it is not refused, with %i brokers', (brokers) => {
    const { replicas, settings } = newTopic(NAME, brokers);
    expect(topic(brokers, replicas, settings)).toBeUndefined();
    const passing = newTopic(PASSING, brokers);
    expect(passing.settings).toMatchObject({ 'retention.ms': NINETY_DAYS, 'retention.bytes': '-1' });
    expect(topic(brokers, passing.replicas, passing.settings, PASSING)).toBeUndefined();
  });

  it('is taken as it is when only one broker of the cluster answers', () => {
    expect(topic(1, 3)).toBeUndefined();
    expect(topic(1, 1, { 'min.insync.replicas': '1' })).toBeUndefined();
  });
});
