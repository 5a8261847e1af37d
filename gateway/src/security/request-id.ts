import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** Ids of requests: one of this process, or, behind a trusted proxy, the one that it gave where that is well formed. */
export const requestIds = (trustsProxy: boolean): ((request: IncomingMessage) => string) => {
  const process = randomBytes(9).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const given = trustsProxy ? headers['x-request-id'] : undefined;
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
};
