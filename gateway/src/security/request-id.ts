import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** Ids of requests: the one a proxy gave where it is well formed, else one of this process. */
export const requestIds = (): ((request: IncomingMessage) => string) => {
  const process = randomBytes(9).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
};
