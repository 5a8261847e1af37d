// Starts the four engines in containers, prints their settings as one line of JSON, and stops them when its input ends.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { ROOT } from '../install.mjs';

const LONGEST_START_MS = 300_000;

/** The images that a user of docker-compose.yml runs. */
const images = Object.keys(JSON.parse(readFileSync(join(ROOT, 'deploy', 'versions.json'), 'utf8')));
const imageOf = (name) => images.find((image) => image.startsWith(`${name}:`));

const container = (name) => new GenericContainer(imageOf(name)).withStartupTimeout(LONGEST_START_MS);

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

const INITIATE = "rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'localhost:27017' }] })";
const IS_WRITABLE =
  'let left = 100; while (!db.hello().isWritablePrimary && left-- > 0) sleep(100); quit(left > 0 ? 0 : 1)';

const mongodb = async () => {
  const started = await container('mongo')
    // A query that no index serves is an error.
    .withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all', '--setParameter', 'notablescan=1'])
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .start();
  for (const script of [INITIATE, IS_WRITABLE]) {
    const { exitCode, output } = await started.exec(['mongosh', '--quiet', '--eval', script]);
    if (exitCode !== 0) throw new Error(`MongoDB did not become a replica set: ${output}`);
  }
  // The member is known by a name of its container's inside alone.
  const url = `mongodb://${started.getHost()}:${started.getMappedPort(27017)}/?directConnection=true`;
  return { started, settings: { MONGODB_URL: url } };
};

const kafka = async () => {
  // Clients go where the broker says it is: the port must be known before it starts.
  const port = await freePort();
  const started = await container('apache/kafka')
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return { started, settings: { KAFKA_BROKERS: `127.0.0.1:${port}` } };
};

const elasticsearch = async () => {
  const started = await container('docker.elastic.co/elasticsearch/elasticsearch')
    .withEnvironment({
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      'xpack.ml.enabled': 'false',
      'ingest.geoip.downloader.enabled': 'false',
      ES_JAVA_OPTS: '-Xms1g -Xmx1g',
    })
    .withExposedPorts(9200)
    .withWaitStrategy(Wait.forHttp('/_cluster/health?wait_for_status=yellow&timeout=3s', 9200).forStatusCode(200))
    .start();
  return { started, settings: { ELASTICSEARCH_URL: `http://${started.getHost()}:${started.getMappedPort(9200)}` } };
};

const KEYS = { S3_ACCESS_KEY: 'wellspring', S3_SECRET_KEY: 'wellspring-secret' };

const minio = async () => {
  const started = await container('quay.io/minio/minio')
    .withCommand(['server', '/data'])
    .withEnvironment({ MINIO_ROOT_USER: KEYS.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: KEYS.S3_SECRET_KEY })
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/minio/health/live', 9000).forStatusCode(200))
    .start();
  const url = `http://${started.getHost()}:${started.getMappedPort(9000)}`;
  return { started, settings: { S3_ENDPOINT: url, ...KEYS } };
};

const engines = await Promise.allSettled([mongodb(), kafka(), elasticsearch(), minio()]);
const stop = () => Promise.all(engines.flatMap(({ value }) => (value ? [value.started.stop()] : [])));
const failed = engines.find(({ status }) => status === 'rejected');
if (failed) {
  await stop();
  throw failed.reason;
}
console.log(JSON.stringify(Object.assign({}, ...engines.map(({ value }) => value.settings))));
process.stdin.resume();
await once(process.stdin, 'close');
await stop();
