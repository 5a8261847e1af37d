import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const SCRIPTS = fileURLToPath(new URL('../../deploy/docker/', import.meta.url));
const root = await temporaryFolder();

/** In place of docker, a program that records its calls, copies nothing, and fails where the test sets it. */
const runScript = async (name: 'backup' | 'restore', folder: string, failsAt = 'nothing') => {
  const bin = join(folder, 'bin');
  const notes = join(folder, 'asked');
  await mkdir(bin, { recursive: true });
  await writeFile(
    join(bin, 'docker'),
    `#!/bin/sh\necho "$*" >>"${notes}"\ncase "$*" in *"${failsAt}"*) exit 7;; esac\n` +
      'case "$*" in "compose cp -a minio:"*|"compose cp -a kafka:"*|"compose cp -a keys:"*) mkdir -p "$5";; esac\n',
  );
  await chmod(join(bin, 'docker'), 0o755);
  const { status, stderr } = spawnSync('sh', [join(SCRIPTS, `${name}.sh`), join(folder, 'kept')], {
    env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  });
  const commands = (await readFile(notes, 'utf8').catch(() => '')).trim().split('\n');
  return { status, stderr, commands: commands.map((line) => line.replaceAll(`${folder}/`, '')) };
};

describe('the backup of what Docker Compose runs', () => {
  const folder = join(root, 'whole');

  it('takes documents before files and topics, lets the broker rest as long as its topics are copied, and is put in place whole', async () => {
    const { status, commands } = await runScript('backup', folder);
    expect(status).toBe(0);
    expect(commands.map((line) => line.split(' ').slice(1, 5).join(' '))).toEqual([
      'exec -T mongodb bash',
      'cp -a minio:/data kept.part/files',
      'stop kafka',
      'cp -a kafka:/var/lib/kafka/data kept.part/topics',
      'start kafka',
      'cp -a keys:/data kept.part/keys',
      'start kafka',
    ]);
    expect((await readdir(join(folder, 'kept'))).toSorted()).toEqual(['documents.gz', 'files', 'keys', 'topics']);
  });

  it('is restored with documents last, which are then raised above the topics', async () => {
    const { status, commands } = await runScript('restore', folder);
    expect(status).toBe(0);
    const after = commands.slice(commands.indexOf('compose ps --all --quiet') + 1);
    expect(after.map((line) => line.split(' ').slice(1, 5).join(' '))).toEqual([
      'create',
      'cp -a kept/keys/. keys:/data',
      'cp -a kept/files/. minio:/data',
      'cp -a kept/topics/. kafka:/var/lib/kafka/data',
      'up --detach --wait mongodb',
      'exec -T mongodb bash',
      'up --detach --wait',
      'run --rm operator restore.ts',
    ]);
  });

  it.each(['mongodump', 'kafka:/var/lib/kafka/data', 'minio:/data'])(
    'that fails at %s leaves nothing behind, and the broker running',
    async (step) => {
      const failed = join(root, step.replaceAll(/\W/g, '-'));
      const { status, commands } = await runScript('backup', failed, step);
      expect(status).toBe(7);
      expect(commands.at(-1)).toBe('compose start kafka');
      expect((await readdir(failed)).toSorted()).toEqual(['asked', 'bin']);
    },
  );

  it('is not restored when it lacks a part', async () => {
    const { status, stderr, commands } = await runScript('restore', join(root, 'nothing'));
    expect({ status, commands }).toEqual({ status: 1, commands: [''] });
    expect(stderr).toContain('is no whole backup: documents.gz is missing.');
  });
});
