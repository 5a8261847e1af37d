import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { type Authority, certificateAndKey } from './authority.ts';
import { installed, startEngine } from './engine-program.ts';
import { speaksTls } from './minio.ts';

const run = promisify(execFile);
const MECHANISMS = ['SCRAM-SHA-256', 'SCRAM-SHA-512'];
const USER = 'wellspring';

const PLAIN = 'org.apache.kafka.common.security.plain.PlainLoginModule';
const SCRAM = 'org.apache.kafka.common.security.scram.ScramLoginModule';

type Listening = {
  readonly folder: string;
  readonly ports: Readonly<Record<'ssl' | 'sasl' | 'controller', number>>;
  readonly authority: string;
  readonly keystore: string;
  readonly password: string;
};

const properties = ({ folder, ports, authority, keystore, password }: Listening): string => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${ports.controller}
listeners=SSL://127.0.0.1:${ports.ssl},SASL_SSL://127.0.0.1:${ports.sasl},CONTROLLER://127.0.0.1:${ports.controller}
advertised.listeners=SSL://127.0.0.1:${ports.ssl},SASL_SSL://127.0.0.1:${ports.sasl}
listener.security.protocol.map=SSL:SSL,SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT
controller.listener.names=CONTROLLER
inter.broker.listener.name=SSL
log.dirs=${folder}/logs
ssl.keystore.type=PEM
ssl.keystore.location=${keystore}
ssl.truststore.type=PEM
ssl.truststore.location=${authority}
sasl.enabled.mechanisms=PLAIN,${MECHANISMS.join(',')}
listener.name.sasl_ssl.plain.sasl.jaas.config=${PLAIN} required user_${USER}="${password}";
${MECHANISMS.map((name) => `listener.name.sasl_ssl.${name.toLowerCase()}.sasl.jaas.config=${SCRAM} required;`).join('\n')}
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
offsets.topic.num.partitions=4
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=16777216
log.index.size.max.bytes=1048576
auto.create.topics.enable=false
`;

/** Kafka with one listener of TLS alone and one that also wants a password: PLAIN or SCRAM. */
export const startKafka = async (authority: Authority, password: string) => {
  const folder = await temporaryFolder();
  const ports = { ssl: await freePort(), sasl: await freePort(), controller: await freePort() };
  const [config, keystore] = [join(folder, 'server.properties'), join(folder, 'keystore.pem')];
  const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', `${await installed('kafka', 'kafka-*/lib')}/*`];
  const configure = async (by: Authority): Promise<void> => {
    await writeFile(keystore, await certificateAndKey(await by.issue('kafka')));
    await writeFile(config, properties({ folder, ports, authority: by.certificate, keystore, password }));
  };
  const start = () =>
    startEngine({
      command: 'java',
      args: ['-Xmx512m', ...java, 'kafka.Kafka', config],
      answers: () => speaksTls(ports.sasl),
    });
  await configure(authority);
  await run('java', [
    ...['-Xmx128m', ...java, 'kafka.tools.StorageTool', 'format', '-c', config],
    ...['-t', `${randomBytes(16).toString('base64url')}`],
    ...MECHANISMS.flatMap((name) => ['--add-scram', `${name}=[name=${USER},password=${password}]`]),
  ]);
  let engine = await start();
  return {
    user: USER,
    tls: `127.0.0.1:${ports.ssl}`,
    sasl: `127.0.0.1:${ports.sasl}`,
    restartAs: async (by: Authority): Promise<void> => {
      await engine.stop();
      await configure(by);
      engine = await start();
    },
  };
};
