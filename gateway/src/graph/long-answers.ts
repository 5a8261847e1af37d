import type { IncomingMessage } from 'node:http';

/** A lookup at an external service. It changes nothing, so it ends when its caller leaves. */
const LONG_FIELD = /\bresearchLocation\b/;

/** Milliseconds that a service has for it, the deadline of its own call included. */
export const LONG_ANSWER_MS = 50_000;

/** Milliseconds that the connection of a waiting caller may be silent. */
const SILENT_MS = 60_000;

/** Whether an operation is answered later than others. */
export const takesLong = (query: string): boolean => LONG_FIELD.test(query);

/** Extends the time limit for a long answer. The next request of the connection has the server's own limit again. */
export const awaitLongAnswer = ({ socket }: IncomingMessage): void => void socket.setTimeout(SILENT_MS);
