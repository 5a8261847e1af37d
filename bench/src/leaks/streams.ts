import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Of one member; a few more are allowed. */
const AT_ONCE_OF_ONE = 8;
/** Come again. */
const BUSY = 503;
const A_SECOND = 1_000;

const listen = async (url: string, cookie: string): Promise<IncomingMessage> => {
  const opened = get(`${url}/api/stream`, { headers: { cookie }, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    opened.once('response', resolve).once('error', reject);
  });
  if (response.statusCode === BUSY) {
    response.resume();
    await pause(A_SECOND);
    return listen(url, cookie);
  }
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode ?? 'nothing'}`);
  // The first words say that it is open.
  await once(response, 'data');
  return response;
};

/** Opens so many event streams, a few of each member at a time, and closes them as a browser does that is gone. */
export const openAndClose = async (url: string, cookies: readonly string[], count: number): Promise<void> => {
  for (let left = count; left > 0;) {
    const members = cookies.flatMap((cookie) => Array.from({ length: AT_ONCE_OF_ONE }, () => cookie)).slice(0, left);
    const streams = await Promise.all(members.map((cookie) => listen(url, cookie)));
    await Promise.all(streams.map((stream) => (stream.destroy(), once(stream, 'close'))));
    left -= streams.length;
  }
};
