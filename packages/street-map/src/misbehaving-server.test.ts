import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { archive, AWAY, IMPATIENT, middleTile, serveTown, TOWN } from './fetch-town.fixture.ts';
import { httpSource } from './source/http-source.ts';
import { answerRange } from './testing/archive-server.ts';
import { archiveOfTowns } from './testing/invented-town.ts';

const { server, fetchInto } = serveTown();

describe('a server that misbehaves', () => {
  it('is requested again when it breaks off, is overloaded or says nothing', async () => {
    server().misbehave((response, requested, requests) => {
      if (requests % 4 === 1) response.writeHead(503).end();
      else if (requests % 4 === 2) {
        response.writeHead(206, {
          'Content-Range': `bytes ${requested.start}-${requested.end}/${archive.length}`,
          ETag: '"1"',
        });
        response.write('half', () => response.destroy());
      } else if (requests % 4 === 0) return false;
      return true;
    });
    const folder = await temporaryFolder();
    await fetchInto(folder, { source: httpSource(server().url, { ...IMPATIENT, attempts: 40 }) });
    expect(await middleTile(folder)).not.toBeNull();
  });

  it('is given up when it goes on so, with words', async () => {
    server().misbehave(() => true);
    await expect(fetchInto(await temporaryFolder())).rejects.toThrow('does not answer: it is too slow');
  });

  it.each([
    [
      'answers the whole',
      (url: Buffer) => ({ status: 200, headers: {}, body: url }),
      'does not answer ranges of bytes',
    ],
    ['has nothing there', () => ({ status: 404, headers: {}, body: Buffer.from('') }), 'Is the address right?'],
    [
      'answers another range',
      (all: Buffer) => ({
        status: 206,
        headers: { 'Content-Range': `bytes 5-104/${all.length}` },
        body: all.subarray(5, 105),
      }),
      'other bytes than those that were requested',
    ],
  ])('is refused when it %s', async (_, answer, words) => {
    server().misbehave((response) => {
      const { status, headers, body } = answer(archive);
      response.writeHead(status, headers).end(body);
      return true;
    });
    await expect(fetchInto(await temporaryFolder())).rejects.toThrow(words);
  });

  it('is refused when it sends more than it announces', async () => {
    server().misbehave((response, { start, end }) => {
      response.writeHead(206, {
        'Content-Range': `bytes ${start}-${Math.min(end, archive.length - 1)}/${archive.length}`,
      });
      response.end(Buffer.alloc(archive.length * 2));
      return true;
    });
    await expect(fetchInto(await temporaryFolder())).rejects.toThrow('more bytes than it announces');
  });

  it('is left when its archive is replaced meanwhile, and the next call begins anew', async () => {
    const folder = await temporaryFolder();
    const later = archiveOfTowns([{ ...TOWN, name: 'Renamed' }, AWAY]);
    await expect(fetchInto(folder, { confirm: async () => server().replace(later) })).rejects.toThrow(
      'was replaced by another archive meanwhile',
    );
    await fetchInto(folder);
    expect(await middleTile(folder)).not.toBeNull();
  });

  it('cannot put something else in the place of a tile', async () => {
    server().misbehave((response, requested) => {
      if (requested.end - requested.start < 20_000 && requested.start < 20_000) return false;
      answerRange(response, Buffer.alloc(archive.length, 'x'), requested, '"1"');
      return true;
    });
    await expect(fetchInto(await temporaryFolder())).rejects.toThrow();
  });
});
