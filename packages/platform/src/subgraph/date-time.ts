import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Most characters of ISO. */
const ISO_MAX = 35;

const parseDate = (value: unknown): Date => {
  const date = typeof value === 'string' && value.length <= ISO_MAX && ISO.test(value) ? new Date(value) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) {
    throw new GraphQLError('A DateTime is an ISO 8601 text such as 2026-01-31T12:00:00Z');
  }
  return date;
};

/** The scalar of every schema here: a Date in code, ISO 8601 in UTC on the wire. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('A DateTime field must be given a Date');
    return value.toISOString();
  },
  parseValue: parseDate,
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : undefined),
});
