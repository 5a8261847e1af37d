import { fromBinary, toJson, type JsonObject } from '@bufbuild/protobuf';
import type { Fact } from '@wellspring/platform/bus/port';
import { file_wellspring_security_v1_events } from './generated/wellspring/security/v1/events_pb.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an event about the safety of accounts says, in the words of its contract, with its name as `type`; null for others. */
export const securityEventIn = ({ type, data }: Pick<Fact, 'type' | 'data'>): JsonObject | null => {
  const schema = file_wellspring_security_v1_events.messages.find(({ typeName }) => typeName === type);
  if (!schema) return null;
  const json = toJson(schema, fromBinary(schema, data));
  return isObject(json) ? { type: schema.name, ...json } : null;
};
