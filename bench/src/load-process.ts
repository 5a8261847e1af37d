import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { z } from 'zod';

// One load, in its own process. Its argument is a file: the requests, and the duration.
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
  // Each connection has its own paths: none requests a path of another.
  ...(paths && {
    setupClient: (one) => {
      const mine = client++;
      one.setRequests(paths.filter((_, at) => at % connections === mine).map((path) => ({ path })));
    },
  }),
});
process.stdout.write(JSON.stringify(result));
