import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ErrorBody } from '@wellspring/rest-contract/error-body';
import {
  calls,
  call,
  field,
  FORM,
  forget,
  form,
  JSON_TYPE,
  photo,
  says,
  send,
  sendForm,
  SIGNED_IN,
  started,
  uploads,
} from './example-edge.fixture.ts';

beforeEach(forget);

describe('a bad body', () => {
  const CASES: readonly (readonly [what: string, body: string, status: number, says: RegExp])[] = [
    ['without an end', '{"title":', 400, /not valid JSON/],
    ['that is no JSON', 'title=Warm', 400, /not valid JSON/],
    ['that is not there', '', 400, /needs a body/],
    ['of another type', '[]', 400, /^The body must be of type object/],
    ['with another type in a field', '{"title":5}', 400, /^Title is required/],
    ['without a field', '{}', 400, /^Title is required$/],
    ['with a field too many', '{"title":"a","isAdmin":true}', 400, /^Unknown field: isAdmin$/],
    ['with a prototype', '{"title":"a","__proto__":{"isAdmin":true}}', 400, /not valid JSON/],
    ['with a constructor', '{"title":"a","constructor":{"prototype":{}}}', 400, /not valid JSON/],
    [
      'with 10,000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`f${at}`, 1]))),
      400,
      /^Title is required$/,
    ],
    ['nested 50,000 deep', '['.repeat(50_000) + ']'.repeat(50_000), 400, /nested too deeply/],
    ['of 200 kB', JSON.stringify({ title: 'a'.repeat(200_000) }), 413, /too large/],
  ];
  for (const [what, body, status, words] of CASES)
    it(`${what} is a ${status} with a message`, async () => {
      const reply = await call('POST', '/api/reviews', { ...SIGNED_IN, ...JSON_TYPE }, body);
      const [found, message] = says(reply);
      expect(found).toBe(status);
      expect(message).toMatch(words);
      expect(message.length).toBeLessThan(200);
      expect(calls).toEqual([]);
    });

  it.each([
    ['{}', 'title'],
    ['{"title":5}', 'title'],
    ['{"title":"a","isAdmin":true}', undefined],
    ['{"title":', undefined],
  ])('names the field that is wrong, where it is one: %s', async (body, field) => {
    const { text } = await call('POST', '/api/reviews', { ...SIGNED_IN, ...JSON_TYPE }, body);
    expect(ErrorBody.parse(JSON.parse(text)).field).toBe(field);
  });

  it('of another content type is a 415 that names the accepted ones', async () => {
    const text = await call('POST', '/api/reviews', { ...SIGNED_IN, 'content-type': 'text/plain' }, '{"title":"a"}');
    expect(says(text)).toEqual([415, 'The body must be sent as application/json or multipart/form-data']);
    const none = await call('POST', '/api/login', {}, '{}');
    expect(says(none)).toEqual([415, 'The body must be sent as application/json']);
  });

  it('is cut off at the limit when it streams', async () => {
    const { port } = await started;
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 16_384;
        if (sent > 50e6) controller.close();
        else controller.enqueue(new Uint8Array(16_384).fill(97));
      },
    });
    const init = { method: 'POST', headers: { ...SIGNED_IN, ...JSON_TYPE }, body: endless, duplex: 'half' } as const;
    const status = await fetch(`http://127.0.0.1:${port}/api/reviews`, init).then(
      (response) => response.status,
      () => 'hung up',
    );
    expect([413, 'hung up']).toContain(status);
    expect(sent).toBeLessThan(20e6);
  });

  it('for a call without one is not read: the call is answered, and a connection that continues to send is closed', async () => {
    const { port } = await started;
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /api/logout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\naaaaa\r\n',
        );
      });
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  });

  it('gets 415 when it is compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50e6, ' '));
    const reply = await call('POST', '/api/login', { ...JSON_TYPE, 'content-encoding': 'gzip' }, bomb);
    expect(says(reply)).toEqual([415, 'The body must be sent as it is, without Content-Encoding']);
  });
});

describe('a bad form', () => {
  const title = field('title', 'Warm');
  const CASES: readonly (readonly [what: string, body: Buffer, status: number, says: RegExp])[] = [
    ['with too many files', form(title, photo('a', 1), photo('b', 1), photo('c', 1)), 400, /^Too many photos$/],
    ['with too large a file', form(title, photo('a', 10_001)), 413, /^Images must be smaller than 10 kB$/],
    ['with a file in an unknown field', form(title, photo('a', 1, 'avatar')), 400, /^Unknown field: avatar$/],
    ['with a file in a prototype', form(title, photo('a', 1, '__proto__')), 400, /^Unknown field: __proto__$/],
    ['with an unknown field', form(title, field('isAdmin', 'true')), 400, /^Unknown field: isAdmin$/],
    ['with a prototype', form(title, field('__proto__', 'x')), 400, /^Unknown field/],
    ['with a field twice', form(title, title), 400, /Title is required/],
    ['without its field', form(photo('a', 1)), 400, /^Title is required$/],
    ['with 100 fields', form(...Array.from({ length: 100 }, (_, at) => field(`f${at}`, 'x'))), 413, /too large/],
    ['with a field of 40 kB', form(field('title', 'a'.repeat(40_000))), 413, /too large/],
    ['that breaks off', form(title, photo('a', 100)).subarray(0, 150), 400, /could not be read/],
    ['of garbage', Buffer.from('\0\r\n--edg\r\n\r\n'), 400, /could not be read|Title/],
  ];
  for (const [what, body, status, words] of CASES)
    it(`${what} is a ${status} with a message, and its files are discarded`, async () => {
      const reply = await sendForm(body);
      const [found, message] = says(reply);
      expect([found, message]).toEqual([status, expect.stringMatching(words)]);
      expect(calls).toEqual([]);
      expect(uploads.discarded.toSorted()).toEqual(uploads.files.map(({ name }) => name).toSorted());
    });

  const sendPictures = (...files: ReturnType<typeof photo>[]) =>
    call('POST', '/api/pictures', { ...SIGNED_IN, ...FORM }, form(...files));
  const picture = (name: string, bytes: number) => photo(name, bytes, 'pictures');

  it('keeps its valid files where each file is reported', async () => {
    const reply = await sendPictures(picture('large', 20_000), picture('words.txt', 9), picture('warm', 9_000));
    expect(JSON.parse(reply.text)).toEqual({
      taken: [2],
      refused: ['0 large: Each picture must be under 10 kB', '1 words.txt: Please select pictures'],
    });
    expect(uploads.discarded).toEqual([]);
  });

  it('fails as a whole where each file is reported and the store is away', async () => {
    expect(says(await sendPictures(picture('a', 9), picture('away', 9)))).toEqual([503, 'Away']);
    expect(uploads.discarded).toContain('a');
  });

  it('is not read without end where each file is reported', async () => {
    expect(says(await sendPictures(picture('endless', 3_000_000)))).toEqual([
      413,
      'The body of the request is too large',
    ]);
  });

  it('without a boundary is a 400', async () => {
    const reply = await sendForm(form(title), { 'content-type': 'multipart/form-data' });
    expect(says(reply)).toEqual([400, 'The form could not be read']);
  });

  it('is refused before it is read when it is larger than any valid one', async () => {
    const reply = await sendForm(Buffer.alloc(3 * 1024 * 1024));
    expect(says(reply)[0]).toBe(413);
  });

  it('does not stop the process from serving', async () => {
    const { port } = await started;
    for (let at = 0; at < 20; at += 1)
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST /api/reviews HTTP/1.1\r\nHost: localhost\r\nCookie: wellspring.sid=ann\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 5000\r\n\r\n`,
          );
          socket.write(form(title, photo('cut', 3000)).subarray(0, 1000), () => socket.destroy());
        });
        socket.on('close', () => resolve());
      });
    expect((await send('POST', '/api/reviews', { title: 'Warm' })).status).toBe(201);
  });
});
