import type { DestinationStream } from 'pino';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/setting-types.ts';
import { currentTraceId } from '../telemetry/tracing.ts';
import { allowedFields, withoutPersonalText } from './allowed-fields.ts';

type Write = (fields: object, message: string) => void;

/** The one way to the log. Fields go beside the message; those that are not allowed are shown without their values. */
export type Logger = Readonly<Record<'fatal' | 'error' | 'warn' | 'info' | 'debug', Write>>;

/**
 * A logger that writes one line of JSON per entry, without anything personal, with the trace it belongs to.
 * Entries are written at once, so that the last words of a dying process are not lost.
 */
export const makeLogger = (options: {
  readonly service: string;
  readonly level: LogLevel;
  /** stdout by default */
  readonly destination?: DestinationStream;
}): Logger =>
  pino(
    {
      level: options.level,
      base: { service: options.service },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: allowedFields },
      serializers: { err: (error: unknown) => error },
      mixin: () => {
        const traceId = currentTraceId();
        return traceId ? { traceId } : {};
      },
      hooks: { streamWrite: withoutPersonalText },
    },
    options.destination ?? destination({ fd: 1, sync: true }),
  );
