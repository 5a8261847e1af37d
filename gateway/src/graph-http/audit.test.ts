import { serverAudits } from 'graphql-http';
import { ports, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `http://127.0.0.1:${ports['any']}/graphql`, fetchFn: fetch });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    if ('reason' in result) {
      const { status, bodyUsed } = result.response;
      throw new Error(`${result.reason}: ${status} ${bodyUsed ? '' : await result.response.text()}`);
    }
    expect(result.status).toBe('ok');
  });
});
