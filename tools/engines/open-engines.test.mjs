import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines } from './open-engines.mjs';

const ADDRESSES = {
  MONGODB_URL: 'mongodb://127.0.0.1:1',
  KAFKA_BROKERS: '127.0.0.1:2',
  ELASTICSEARCH_URL: 'http://127.0.0.1:3',
  S3_ENDPOINT: 'http://127.0.0.1:4',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
};

describe('the engines of the suite', () => {
  let folder;
  let docker;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wellspring-engines-'));
  });
  afterEach(async () => {
    if (docker) await new Promise((closed) => docker.close(closed));
    docker = undefined;
    rmSync(folder, { recursive: true });
  });

  /** A daemon that answers whether it is there, and no more. */
  const startDocker = async (status) => {
    docker = createServer((request, response) => response.writeHead(request.url === '/_ping' ? status : 404).end());
    await once(docker.listen(join(folder, 'docker.sock')), 'listening');
  };
  const environment = (more = {}) => ({ DOCKER_HOST: `unix://${join(folder, 'docker.sock')}`, ...more });

  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
    return join(folder, name);
  };
  const starters = (up) => write('all', `#!/bin/sh\n[ "$1" = down ] && touch "${folder}/down" && exit 0\n${up}\n`);

  it('are in containers where Docker answers, until they are released', async () => {
    await startDocker(200);
    const containers = write(
      'containers.mjs',
      `import { writeFileSync } from 'node:fs';
      console.log(JSON.stringify({ MONGODB_URL: 'mongodb://container' }));
      process.stdin.resume().on('close', () => writeFileSync('${folder}/stopped', ''));`,
    );
    const { way, settings, close } = await openEngines(environment(ADDRESSES), { containers });
    expect({ way, settings }).toEqual({ way: 'containers', settings: { MONGODB_URL: 'mongodb://container' } });
    await close();
    expect(existsSync(join(folder, 'stopped'))).toBe(true);
  });

  it('fail in a sentence when no container starts', async () => {
    await startDocker(200);
    const containers = write('containers.mjs', 'process.exit(1);');
    await expect(openEngines(environment(), { containers })).rejects.toThrow('did not start in containers');
  });

  it('are those of the environment where Docker does not answer', async () => {
    await startDocker(500);
    expect(await openEngines(environment(ADDRESSES))).toMatchObject({ way: 'addresses', settings: {} });
  });

  it('are brought up by the starters where the environment names none, and down again', async () => {
    starters(`echo "export MONGODB_URL='mongodb://127.0.0.1:5/?replicaSet=rs0'"`);
    const { way, settings, close } = await openEngines(environment({ ENGINES: '.', INIT_CWD: folder }));
    const MONGODB_URL = 'mongodb://127.0.0.1:5/?replicaSet=rs0';
    expect({ way, settings }).toEqual({ way: 'starters', settings: { MONGODB_URL } });
    await close();
    expect(existsSync(join(folder, 'down'))).toBe(true);
  });

  it('are taken down when not all of them come up', async () => {
    starters('exit 1');
    await expect(openEngines(environment({ ENGINES: folder }))).rejects.toThrow('The engines did not start');
    expect(existsSync(join(folder, 'down'))).toBe(true);
  });

  it('are requested in a sentence where there is none', async () => {
    const some = { ...ADDRESSES, S3_SECRET_KEY: '', ENGINES: 'nowhere' };
    await expect(openEngines(environment(some))).rejects.toThrow(
      "The engines' suite needs real engines: a Docker that answers, or S3_SECRET_KEY, or starters in the folder ENGINES (CONTRIBUTING.md).",
    );
  });
});
