import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { startApp } from '@wellspring/testkit/app';
import { eventually } from '@wellspring/testkit/eventually';
import { freePort } from '@wellspring/testkit/processes/free-port';
import { startMailServer } from '@wellspring/testkit/processes/mail-server';
import { joinAs } from './member.fixture.ts';
import { placesIn } from './places.fixture.ts';

const mailPort = await freePort();
const app = await startApp({
  // More members join here than may from one address.
  env: { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'wellspring@example.org' },
});
afterAll(() => app.stop());

const AWAY = expect.stringMatching(/^Photos cannot be taken in right now/) as string;

type Answer = { readonly status: number; readonly body: unknown };

const call = async (method: string, path: string, body?: FormData | object, cookie = ''): Promise<Answer> => {
  const isForm = body instanceof FormData;
  const response = await fetch(app.origin + path, {
    method,
    headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body: parsed };
};

/** A new member. Answers their address, and how they call /api. */
const newMember = async () => {
  const { email, storageState } = await joinAs(app, 'Mara');
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { email, call: (method: string, path: string, body?: FormData | object) => call(method, path, body, cookie) };
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};
/** A grey PNG that says it has so many pixels, and has the rows that are given. */
const png = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (width + 1), 0x80).map((byte, at) => (at % (width + 1) ? byte : 0)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

/** A form with one file, under the name and type that the sender claims. */
const formWith = (field: string, bytes: Buffer, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'holiday.png');
  return form;
};

describe('while the mail server is away', () => {
  it('accounts work, and each mail is sent once when it is back', async () => {
    const { email, call: callAs } = await newMember();
    expect(await callAs('GET', '/api/user')).toMatchObject({ status: 200, body: { email, isEmailVerified: false } });
    expect((await call('POST', '/api/forgot-password', { email })).status).toBe(200);
    const server = await startMailServer(mailPort);
    try {
      await eventually(() => expect(server.mails).toHaveLength(2), 60_000);
      const [confirmation = ''] = server.mails;
      const [, token = ''] = /verify-email\?token=3D([\w.-]+)/.exec(confirmation.replaceAll('=\r\n', '')) ?? [];
      expect((await callAs('POST', '/api/verify-email', { token })).status).toBe(200);
      expect(await callAs('GET', '/api/user')).toMatchObject({ body: { isEmailVerified: true } });
    } finally {
      await server.close();
    }
  });
});

describe('an invalid picture', () => {
  it.each([
    ['a page with the name of a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a picture of 65,000 by 65,000 pixels', png(65_000, 65_000, 1)],
    ['a picture with fewer rows than it says', png(400, 400, 3)],
    ['half a picture', png(400, 400).subarray(0, 60)],
    ['nothing', Buffer.alloc(0)],
  ])('is refused and changes nothing: %s', async (_, bytes) => {
    const { call: callAs } = await newMember();
    expect((await callAs('PUT', '/api/user/photo', formWith('photo', bytes))).status).toBe(400);
    expect(await callAs('GET', '/api/user')).toMatchObject({ status: 200, body: { profileImageUrl: null } });
  });

  it('is refused in the words of the product when it is too large', async () => {
    const { call: callAs } = await newMember();
    const refused = await callAs('PUT', '/api/user/photo', formWith('photo', Buffer.alloc(6 * 1024 * 1024, 1)));
    expect(refused).toMatchObject({ status: 413, body: { message: 'Images must be smaller than 5MB' } });
  });
});

describe('while photos cannot be stored', () => {
  it('a review is accepted without photos, and refused with the reason where it has some', async () => {
    const { call: callAs } = await newMember();
    const { locations } = await placesIn(app, '?limit=1');
    const reviews = `/api/locations/${locations[0]?.id}/reviews`;
    const words = { title: 'Calm water', content: 'Warm and clean all day long.' };
    const files = join(app.dataDir, 'files');
    await rename(files, `${files}.away`);
    await writeFile(files, 'a disk that is not there');
    try {
      const refused = await callAs('POST', reviews, formWith('photos', png(40, 40), { rating: '4', ...words }));
      expect(refused).toMatchObject({ status: 503, body: { message: AWAY } });
      expect(await callAs('POST', reviews, { rating: 4, ...words })).toMatchObject({ status: 201 });
    } finally {
      await rm(files);
      await rename(`${files}.away`, files);
    }
    expect((await callAs('PUT', '/api/user/photo', formWith('photo', png(40, 40)))).status).toBe(200);
  });
});
