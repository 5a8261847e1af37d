import { evaluationChild } from './child-client.ts';

/** A process that starts the child, writes its id, and waits to be killed, or ends by itself when it has nothing to do. */
const child = evaluationChild();
await child.evaluate({
  rule: '24/7',
  zone: 'Europe/Budapest',
  latitude: 47.5,
  longitude: 19.05,
  countryCode: null,
  now: 0,
  deadlineMs: 5_000,
});
process.stdout.write(`${child.pid() ?? 0}\n`);
if (process.argv[2] !== 'idle') setInterval(() => undefined, 1_000);
