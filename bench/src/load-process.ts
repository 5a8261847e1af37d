import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { z } from 'zod';

// One load, in a process of its own. Its argument is a file: what to ask, and for how long.
const Load = z.object({
  url: z.string(),
  seconds: z.number(),
  connections: z.int(),
  body: z.string().optional(),
  paths: z.array(z.string()).optional(),
});

const { url, seconds, connections, body, paths } = Load.parse(
  JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')),
);
let client = 0;

const result = await autocannon({
  url,
  connections,
  duration: seconds,
  ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  // Each connection has paths of its own: none asks for what another has just been answered.
  ...(paths && {
    setupClient: (one) => {
      const mine = client++;
      one.setRequests(paths.filter((_, at) => at % connections === mine).map((path) => ({ path })));
    },
  }),
});
process.stdout.write(JSON.stringify(result));
