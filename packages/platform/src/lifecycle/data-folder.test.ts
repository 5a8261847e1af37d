import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { folderProblem, openDataFolder } from './data-folder.ts';
import { startProgram } from '../process/testing/start-program.ts';

const root = await temporaryFolder();

describe('openDataFolder', () => {
  it('makes the folder only for this user and leaves only its lock', async () => {
    const path = join(root, 'new', 'deep');
    const folder = await openDataFolder(path);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await folder.close();
    expect(await readdir(path)).toEqual(['lock.sqlite']);
    await (await openDataFolder(path)).close();
  });

  it('restricts its own folder that others may enter, and refuses a folder with other files', async () => {
    const own = join(root, 'own');
    await (await openDataFolder(own)).close();
    await chmod(own, 0o755);
    await (await openDataFolder(own)).close();
    expect((await stat(own)).mode & 0o777).toBe(0o700);

    const shared = join(root, 'shared');
    await mkdir(shared);
    await writeFile(join(shared, 'theirs.txt'), '');
    await chmod(shared, 0o755);
    await expect(openDataFolder(shared)).rejects.toThrow(
      /is open to other users.*chmod 700.*DATA_DIR=\S+\/wellspring\.$/,
    );
    expect((await stat(shared)).mode & 0o777).toBe(0o755);
  });

  it('is held once within one process', async () => {
    const folder = await openDataFolder(join(root, 'twice'));
    await expect(openDataFolder(join(root, 'twice'))).rejects.toThrow(`is in use by process ${process.pid}.`);
    await folder.close();
  });

  it('names the process that holds it, and is free as soon as that one dies', async () => {
    const path = join(root, 'held');
    const program = startProgram({ DATA_DIR: path });
    await program.waitForNote('port ');
    const refused = openDataFolder(path);
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(refused).rejects.toThrow(
      new RegExp(`in use by process ${program.child.pid}\\. Stop it first, or .*npm run import`),
    );
    program.child.kill('SIGKILL');
    await program.ended;
    await (await openDataFolder(path)).close();
  });

  it('refuses what is not a folder', async () => {
    await writeFile(join(root, 'file'), '');
    await symlink(join(root, 'file'), join(root, 'link'));
    for (const path of ['file', 'link', join('file', 'below')])
      await expect(openDataFolder(join(root, path))).rejects.toThrow(
        /is not a folder\. Move the file away, or .*DATA_DIR/,
      );
  });

  it('refuses a folder that may not be written', async () => {
    const path = join(root, 'locked');
    await mkdir(path);
    await chmod(root, 0o755);
    await chmod(path, 0o500);
    // Rights do not bind root: there the program runs as another user.
    const isRoot = process.getuid?.() === 0;
    const { code, stderr } = await startProgram({ DATA_DIR: path }, isRoot ? { uid: 65_534, gid: 65_534 } : {}).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data folder \S+ cannot be written\. Give this user the right .*\n$/);
  });

  it.each([
    ['EROFS', 'is read-only'],
    ['ENOSPC', 'is full'],
  ])('says what to do about %s', (code, words) => {
    const problem = folderProblem('/data', Object.assign(new Error('x'), { code }));
    const sentence = new RegExp(`^AppError: The data folder /data ${words}\\. .*, or choose another with DATA_DIR\\.$`);
    expect(String(problem)).toMatch(sentence);
  });
});
