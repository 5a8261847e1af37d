import { SECURITY_TOPIC } from '@wellspring/events/topics';
import { makeLifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { makeLogger } from '@wellspring/platform/log/log';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '@wellspring/service-registry/services';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { StandaloneSettings } from '@wellspring/standalone/config';
import { openProduct } from '@wellspring/standalone/product';
import { ACCOUNTS } from '@wellspring/bootstrap/accounts';

const ownTopics = (name: ServiceName): readonly string[] => [
  ...[SERVICES[name].topic].filter((topic) => topic !== null),
  ...(name === 'identity' ? [SECURITY_TOPIC] : []),
];

const log = makeLogger({ service: 'test', level: 'silent' });

describe('the account of each service', () => {
  it('reads the topics that the service listens to and its own, and no others', async () => {
    const lifecycle = makeLifecycle(log);
    try {
      const settings = StandaloneSettings.parse({ DATA_DIR: await temporaryFolder(), DEMO_DATA: 'off' });
      const { services } = await openProduct({ settings, log, lifecycle });
      for (const { subgraph, consumers } of services) {
        const name = SERVICE_NAMES.find((each) => each === subgraph.name);
        if (name === undefined) throw new Error(`There is no service ${subgraph.name}`);
        const listened = new Set<string>([...ownTopics(name), ...consumers.flatMap(({ topics }) => topics)]);
        expect([name, ACCOUNTS[name].topics.reads.toSorted()]).toEqual([name, [...listened].toSorted()]);
        expect(consumers.filter(({ group }) => !group.startsWith(`${name}.`))).toEqual([]);
      }
    } finally {
      await lifecycle.close();
    }
  });

  it('writes its own database, topic and pictures, and those of no other', () => {
    for (const name of SERVICE_NAMES) {
      const { databases, topics, files } = ACCOUNTS[name];
      expect([name, databases, topics.writes]).toEqual([name, [name], ownTopics(name)]);
      const others = SERVICE_NAMES.filter((other) => other !== name).flatMap(
        (other) => ACCOUNTS[other].files?.owns ?? [],
      );
      expect((files?.owns ?? []).filter((folder) => others.includes(folder))).toEqual([]);
    }
    expect(ACCOUNTS.gateway).toMatchObject({ databases: [], topics: { writes: [] }, searches: false });
  });
});
