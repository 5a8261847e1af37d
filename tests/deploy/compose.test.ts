import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocationList } from '@wellspring/rest-contract/location';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { eventually, eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import { PARTS } from '@wellspring/testkit/processes/part-settings';
import { startMailServer } from '@wellspring/testkit/processes/mail-server';
import { endPrograms } from '@wellspring/testkit/processes/program';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { z } from 'zod';
import { composeProject } from './testing/compose-project.ts';
import { containersOf, type Running } from './testing/containers.ts';
import { type Engine, startEngines } from './testing/compose-engines.ts';
import { printed, thisMachine } from './testing/this-machine.ts';

/** A container that only this profile has. */
const BY_PROFILE = { demo: 'demo', observability: 'grafana', operator: 'operator' };
const PROFILES = Object.keys(BY_PROFILE);

describe("Compose's own parser", () => {
  it.each([[[]], ...PROFILES.map((profile) => [[profile]]), [PROFILES]])(
    'takes the file with the profiles %j',
    (profiles) => {
      const { services } = composeProject(profiles);
      for (const part of PARTS) expect(services[part]?.image).toContain(part);
      for (const [profile, name] of Object.entries(BY_PROFILE))
        expect(name in services).toBe(profiles.includes(profile));
    },
  );
});

const folder = await temporaryFolder();
const project = composeProject(PROFILES);
const machine = await thisMachine(project, folder);
process.stderr.write(printed(machine, project));
const { start, run } = containersOf(project, machine);
const keys = join(folder, 'volumes', 'keys');
const origin = `http://${machine.addresses.get('localhost:4000') ?? ''}`;

const running = new Map<string, Running>();
let engines: { readonly engines: readonly Engine[]; readonly stop: () => Promise<void> } | undefined;
const mail = await startMailServer(Number(machine.addresses.get('mail:1025')?.split(':')[1]));
afterAll(async () => {
  await endPrograms();
  await mail.close();
  await engines?.stop();
}, 120_000);

const isUp = ({ admin, program }: Running): Promise<void> =>
  eventually(
    async () => {
      if (!program.isRunning()) throw new Error((await program.ended).stderr);
      const answer = await fetch(`${admin}/readyz`);
      expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'up' }]);
    },
    240_000,
    250,
  );

const get = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await fetch(origin + path);
  return { status: answer.status, text: await answer.text() };
};

const Credentials = z.array(z.object({ role: z.string(), email: z.string(), password: z.string() }));
const Review = z.object({ photos: z.tuple([z.object({ url: z.string() })]) });
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const User = z.object({ email: z.string(), isAdmin: z.boolean() });

const call = async (method: string, path: string, body: object, cookie = '') => {
  const headers = { 'content-type': 'application/json', origin, cookie };
  const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return {
    status: answer.status,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    body: await answer.json(),
  };
};

/** A process and those that it has started, such as Elasticsearch by its launcher. */
const withChildren = (pid: number): readonly number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => withChildren(Number(child))))];
};

/** What a process, or one that it has started, held at most, in bytes. */
const highest = (pid: number): number =>
  Math.max(
    ...withChildren(pid).map(
      (each) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]) * 1024,
    ),
  );

describe('the containers of docker-compose.yml, with its commands and environment, over the real engines', () => {
  it('make the keys once', async () => {
    expect(await run('keys')).toMatchObject({ code: 0 });
    const files = () =>
      readdirSync(keys, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
    const made = files();
    const written = readdirSync(keys);
    expect([...PARTS, 'operator'].filter((name) => !written.includes(name))).toEqual([]);
    expect(await run('keys')).toMatchObject({ code: 0 });
    expect(files()).toEqual(made);
  });

  it('prepare empty engines, and find them prepared', async () => {
    engines = await startEngines(project, machine, { folder, keys });
    expect(await run('accounts')).toMatchObject({ code: 0, stderr: '' });
    for (const _time of ['first', 'second']) {
      const { code, stdout, stderr } = await run('bootstrap');
      expect(`${code} ${stdout} ${stderr}`).toMatch(/^0 [^]*Everything is there[^]* $/);
    }
  }, 600_000);

  it('are all up', async () => {
    for (const name of PARTS) running.set(name, await start(name));
    await Promise.all([...running.values()].map(isUp));
  }, 300_000);

  it('are filled with the demo by its job, whose owner then signs in', async () => {
    const { code, stdout } = await run('demo');
    expect(`${code} ${stdout}`).toMatch(/^0 [^]*241 places are on the map/);
    const accounts = Credentials.parse(
      JSON.parse(readFileSync(join(folder, 'volumes', 'operator', 'demo-accounts.json'), 'utf8')),
    );
    const owner = accounts.find(({ role }) => role === 'owner');
    const { status, body } = await call('POST', '/login', { email: owner?.email, password: owner?.password });
    expect([status, body]).toEqual([200, expect.objectContaining({ email: owner?.email })]);
  }, 300_000);

  it('show a page, a list and a search from outside', async () => {
    const page = await get('/home');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Wellspring')]);
    const list = LocationList.parse(JSON.parse((await get('/api/locations?limit=5')).text));
    expect(list.total).toBe(241);
    await eventuallyAcrossProcesses(async () => {
      const found = LocationList.parse(JSON.parse((await get('/api/locations?search=onsen&limit=5')).text));
      expect(found.total).toBeGreaterThan(0);
    });
  });

  it('mail a new member, whom the command of the docs makes an owner', async () => {
    const email = 'somebody@example.org';
    const password = 'a quiet Water in the hills';
    const { status, cookie } = await call('POST', '/register', { email, password });
    expect(status).toBe(201);
    await eventuallyAcrossProcesses(() => expect(mail.mails.join()).toContain(email));
    const { code, stdout } = await run('operator', ['grant-owner.ts', email]);
    expect(`${code} ${stdout}`).toContain(`0 ${email} is an owner`);
    const answer = await fetch(`${origin}/api/user`, { headers: { cookie } });
    expect(User.parse(await answer.json())).toEqual({ email, isAdmin: true });
  }, 120_000);

  it('keep the picture of a review, and serve it', async () => {
    const [place] = LocationList.parse(JSON.parse((await get('/api/locations?limit=1')).text)).locations;
    const account = { email: 'reviewer@example.org', password: 'a quiet Water in the hills' };
    const { cookie } = await call('POST', '/register', account);
    const body = new FormData();
    const words = { rating: '5', title: 'Calm water', content: 'Warm and clean all day long.' };
    for (const [name, value] of Object.entries(words)) body.append(name, value);
    body.append('photos', new Blob([PIXEL], { type: 'image/png' }), 'pool.png');
    const path = `${origin}/api/locations/${place?.id}/reviews`;
    const { photos } = await eventually(async () => {
      const response = await fetch(path, { method: 'POST', headers: { cookie, origin }, body });
      return Review.parse(await response.json());
    }, 30_000);
    const served = await fetch(new URL(photos[0].url, origin));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }, 60_000);

  it('have, after all this and a thousand requests, a fifth of their memory left', async () => {
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, (_none, at) =>
          get(
            [`/api/locations?offset=${round * 50 + at}`, `/api/locations?search=spring&offset=${at}`, '/home', '/map'][
              at % 4
            ] ?? '/',
          ),
        ),
      );
    const held = [
      ...[...running].map(([name, { program, memoryLimit }]) => ({ name, pid: program.pid, memoryLimit })),
      ...(engines?.engines ?? []),
    ].map(({ name, pid, memoryLimit }) => ({ name, share: highest(pid) / memoryLimit }));
    process.stderr.write(
      held.map(({ name, share }) => `  ${name.padEnd(20)} ${(share * 100).toFixed(0)} % of its memory\n`).join(''),
    );
    expect(held.filter(({ share }) => !(share < 0.8))).toEqual([]);
    expect(held).toHaveLength(SERVICE_NAMES.length + 5);
  }, 300_000);
});
