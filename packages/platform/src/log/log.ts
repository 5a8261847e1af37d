import type { DestinationStream, Logger as PinoLogger } from 'pino';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/setting-types.ts';
import { currentTraceId } from '../telemetry/tracing.ts';
import { PERSONAL, REDACTED, withoutPersonalFields, withoutPersonalText } from './redaction.ts';

export type Logger = PinoLogger;

/**
 * A logger that writes one line of JSON per entry, without anything personal, with the trace it belongs to.
 * Entries are written at once, so that the last words of a dying process are not lost.
 */
export const makeLogger = (options: {
  readonly service: string;
  readonly level: LogLevel;
  /** stdout unless told */
  readonly destination?: DestinationStream;
}): Logger =>
  pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: withoutPersonalFields },
      // pino's formatter does not see the fields of child loggers
      redact: { paths: PERSONAL.map((name) => `["${name}"]`), censor: REDACTED },
      serializers: { err: (error: unknown) => error },
      mixin: () => {
        const traceId = currentTraceId();
        return traceId ? { traceId } : {};
      },
      hooks: { streamWrite: withoutPersonalText },
    },
    options.destination ?? destination({ fd: 1, sync: true }),
  );
