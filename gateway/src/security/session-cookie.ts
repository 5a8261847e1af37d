import type { IncomingMessage } from 'node:http';

export const SESSION_COOKIE = 'wellspring.sid';

const named = new RegExp(`(^|;)\\s*${SESSION_COOKIE.replace('.', '\\.')}=`);

/** Whether the asker says to be somebody. Whether it is true is found out later. */
export const hasSession = ({ headers }: IncomingMessage): boolean =>
  headers.cookie !== undefined && named.test(headers.cookie);
