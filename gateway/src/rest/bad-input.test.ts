import { connect } from 'node:net';
import { ErrorBody } from '@wellspring/rest-contract/error-body';
import { startGateway } from '../gateway.fixture.ts';

const BAD: readonly (readonly [path: string, status: number, says: RegExp])[] = [
  ['/api/locations?colour=red', 400, /colour/],
  ['/api/locations?__proto__=1', 400, /__proto__/],
  ['/api/locations?constructor=1', 400, /constructor/],
  ['/api/locations?toString=1', 400, /toString/],
  ['/api/locations?limit[]=1', 400, /limit/],
  ['/api/locations?limit=1&limit=2', 400, /limit/],
  ['/api/locations?search=a&search=b', 400, /search/],
  ['/api/locations?limit=0', 400, /limit/],
  ['/api/locations?limit=101', 400, /limit/],
  ['/api/locations?limit=1.5', 400, /limit/],
  ['/api/locations?limit=1e1', 400, /limit/],
  ['/api/locations?limit=0x10', 400, /limit/],
  ['/api/locations?limit=%201', 400, /limit/],
  ['/api/locations?limit=', 400, /limit/],
  ['/api/locations?limit=NaN', 400, /limit/],
  ['/api/locations?offset=-1', 400, /offset/],
  ['/api/locations?offset=99999999999999999999', 400, /offset/],
  ['/api/locations?categoryId=spa', 400, /categoryId/],
  ['/api/locations?categoryId=', 400, /categoryId/],
  ['/api/locations?near=1', 400, /near/],
  ['/api/locations?near=1,2,3', 400, /near/],
  ['/api/locations?near=91,0', 400, /near/],
  ['/api/locations?near=0,181', 400, /near/],
  ['/api/locations?near=a,b', 400, /near/],
  ['/api/locations?near=,', 400, /near/],
  ['/api/locations?radiusKm=5', 400, /radiusKm/],
  ['/api/locations?near=1,2&radiusKm=0', 400, /radiusKm/],
  ['/api/map?bbox=-1,-1,1,1&zoom=3&radiusKm=5', 400, /near/],
  ['/api/map?bbox=-1,-1,1,1&zoom=3&near=1,2&radiusKm=0', 400, /radiusKm/],
  ['/api/locations?near=1,2&radiusKm=20039', 400, /radiusKm/],
  ['/api/locations?near=1,2&radiusKm=-5', 400, /radiusKm/],
  ['/api/locations?near=1,2&radiusKm=Infinity', 400, /radiusKm/],
  ['/api/locations?search=spa&offset=10001', 400, /offset must be at most 10000 with search or near/],
  ['/api/locations?near=1,2&offset=10001', 400, /offset must be at most 10000/],
  [`/api/check-username/${'x'.repeat(201)}`, 404, /^There is nothing at this address$/],
  ['/api/locations?sort=distance', 400, /sort/],
  ['/api/locations?sort=relevance', 400, /sort/],
  ['/api/locations?sort=relevance&search=%20', 400, /sort/],
  ['/api/locations?sort=best', 400, /sort/],
  ['/api/locations?bbox=1,2,3', 400, /bbox/],
  ['/api/locations?bbox=0,10,0,-10', 400, /bbox/],
  ['/api/locations?bbox=-541,0,0,0', 400, /bbox/],
  ['/api/locations?bbox=181,0,170,0', 400, /bbox/],
  ['/api/locations?tag=Not%20a%20slug', 400, /tag/],
  ['/api/locations?search=%00', 400, /search/],
  [`/api/locations?search=${'a'.repeat(201)}`, 400, /search/],
  ['/api/locations?search=%ff', 400, /address/],
  ['/api/locations?search=%', 400, /address/],
  ['/api/locations/%', 400, /address/],
  ['/api/locations/%c3%28', 400, /address/],
  ['/api/locations/%00', 404, /not found/],
  ['/api/locations/..%2f..%2fetc%2fpasswd', 404, /not found/],
  ['/api/locations/__proto__', 404, /not found/],
  ['/api/locations/constructor', 404, /not found/],
  ['/api/locations/%7B%22$gt%22:%22%22%7D', 404, /not found/],
  [`/api/locations/${'a'.repeat(2000)}`, 404, /not found/],
  ['/api/locations/nowhere', 404, /not found/],
  ['/api/locations/nowhere/photos', 404, /not found/],
  ['/api/locations/nowhere/reviews', 404, /not found/],
  ['/api/locations/place-1/reviews?limit=0', 400, /limit/],
  ['/api/locations/place-1?x=1', 400, /x/],
  ['/api/locations/place-1/unknown', 404, /nothing/],
  ['/api/locations/suggest', 400, /q is missing/],
  ['/api/locations/suggest?q=', 400, /q /],
  ['/api/geocode?q=%09', 400, /q /],
  ['/api/map', 400, /bbox/],
  ['/api/map?bbox=1,2,3,4', 400, /zoom/],
  ['/api/map?bbox=1,2,3,4&zoom=-1', 400, /zoom/],
  ['/api/map?bbox=1,2,3,4&zoom=99', 400, /zoom/],
  ['/api/map?bbox=nowhere&zoom=3', 400, /bbox/],
  [
    `/api/map?bbox=1,2,3,4&zoom=3&keep=${Array.from({ length: 41 }, (_, at) => at).join()}`,
    400,
    /keep must be at most 40 ids/,
  ],
  ['/api/map?bbox=1,2,3,4&zoom=3&keep=a,,b', 400, /keep/],
  ['/api/map?bbox=1,2,3,4&zoom=3&keep=a%27b', 400, /keep/],
  ['/api/categories?x=1', 400, /x/],
  ['/api', 404, /nothing/],
  ['/api/', 404, /nothing/],
  ['/api/nothing', 404, /nothing/],
  ['/api/__proto__', 404, /nothing/],
  ['/api//locations', 404, /nothing/],
  [`/api/locations?search=${'a'.repeat(5000)}`, 414, /too long/],
  ['/assets/none.js', 404, /no such file/],
];

describe('bad input', () => {
  const started = startGateway();

  for (const [path, status, says] of BAD)
    it(`${path.slice(0, 60)} is a ${status} that says why`, async () => {
      const { ask, lines } = await started;
      const before = lines.filter(({ level }) => level === 'error').length;
      const reply = await ask(path);
      expect(reply.status).toBe(status);
      const { message } = ErrorBody.parse(JSON.parse(reply.text));
      expect(message).toMatch(says);
      expect(message.length).toBeLessThan(200);
      expect(reply.headers['content-security-policy']).toBeDefined();
      expect(lines.filter(({ level }) => level === 'error')).toHaveLength(before);
    });

  it('a body of 10 MB is refused before it is read', async () => {
    const { ask } = await started;
    for (const path of ['/api/locations', '/graphql', '/api/nothing']) {
      const reply = await ask(path, { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024) });
      expect(reply.status).toBe(413);
      expect(ErrorBody.parse(JSON.parse(reply.text)).message).toMatch(/too large/);
    }
  });

  it('unknown calls are JSON with any method and content type', async () => {
    const { ask } = await started;
    const reply = await ask('/api/nothing', {
      method: 'POST',
      headers: { 'content-type': 'text/strange' },
      body: '\0{',
    });
    expect({ status: reply.status, type: reply.headers['content-type'] }).toEqual({
      status: 404,
      type: 'application/json; charset=utf-8',
    });
  });

  it('a request that is not HTTP gets a response', async () => {
    const { port } = await started;
    const answerTo = (text: string): Promise<string> =>
      new Promise((resolve) => {
        let received = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => (received += chunk.toString()));
        socket.on('close', () => resolve(received));
      });
    expect(await answerTo('HELLO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*\{"message":"[^"]+","code":"[A-Z_]+"\}$/s);
    expect(await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 .*\{"message":"[^"]+","code":"[A-Z_]+"\}$/s,
    );
  });
});
