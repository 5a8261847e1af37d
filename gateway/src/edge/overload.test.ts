import { greetingPage, startGateway } from '../gateway.fixture.ts';

const TOO_BUSY = 'More people are here right now than can be answered. Please try again in a moment.';

const work = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** `milliseconds`: how long a page takes the only thread there is */
const busyGateway = (milliseconds = 10) =>
  startGateway({
    renderPage: async (request) => {
      work(milliseconds);
      return greetingPage(request);
    },
  });

type Started = Awaited<ReturnType<typeof busyGateway>>;

/** So many pages at once, each another one. */
const pages = ({ ask }: Started, name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(`/${name}-${at}`, { headers: { accept: 'text/html' } })));

describe('overload', () => {
  it('is answered up to capacity, and the rest is refused at once', async () => {
    const gateway = await busyGateway();
    expect((await pages(gateway, 'before', 30)).map(({ status }) => status)).not.toContain(503);
    const [answers, call] = await Promise.all([pages(gateway, 'many', 600), gateway.ask('/api/stats')]);
    const good = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(good.length + refused.length).toBe(600);
    expect(good.length).toBeGreaterThan(25);
    expect(refused).not.toEqual([]);
    for (const { headers, text } of refused) {
      expect(headers['retry-after']).toBe('5');
      expect(text).toContain(`<p>${TOO_BUSY}</p>`);
    }
    expect(call.status === 200 || call.text === JSON.stringify({ message: TOO_BUSY, code: 'UNAVAILABLE' })).toBe(true);
    expect((await pages(gateway, 'after', 5)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  });

  it('does not begin at a hundred uncached pages at once', async () => {
    const gateway = await busyGateway(25);
    await pages(gateway, 'before', 30);
    const answers = await pages(gateway, 'crawled', 100);
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  });

  it('makes popular responses before new ones', async () => {
    const gateway = await busyGateway();
    await pages(gateway, 'before', 30);
    await gateway.ask('/api/stats');
    await gateway.ask('/api/stats');
    gateway.gateway.invalidation.changed([{ service: 'analytics' }]);
    const many = Array.from({ length: 600 }, (_, at) => gateway.ask(`/many-${at}`));
    await Promise.any(many.map(async (answer) => expect((await answer).status).toBe(503)));
    const call = gateway.ask('/api/stats').then(({ status }) => status);
    expect(await Promise.race([call, Promise.all(many).then(() => 'after all of them')])).toBe(200);
    await Promise.all(many);
  });

  it('delays neither cached responses nor probes', async () => {
    const gateway = await busyGateway();
    await gateway.ask('/api/stats');
    const many = pages(gateway, 'many', 60);
    const light = Promise.all([gateway.ask('/api/stats'), gateway.ask('/healthz')]).then((answers) => {
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      return 'light';
    });
    expect(await Promise.race([many.then(() => 'pages'), light])).toBe('light');
    await many;
  });
});
