import { once } from 'node:events';
import pino from 'pino';
import { openLog } from './embedded-log.ts';

/** A process for the crash test: publishes for ever and says which message was acknowledged. */
const [, , folder = '', topic = ''] = process.argv;
const bus = await openLog({ folder, log: pino({ level: 'silent' }), now: () => new Date() });

const publishOn = async (lane: number): Promise<void> => {
  for (let at = 0; ; at++) {
    const id = `${lane}-${at}`;
    await bus.publish([
      { topic, id, key: `${lane}`, type: 'T', source: 's', time: new Date(), data: new Uint8Array(300) },
    ]);
    if (!process.stdout.write(`${id}\n`)) await once(process.stdout, 'drain');
  }
};
await Promise.all([0, 1, 2, 3].map(publishOn));
