import { z } from 'zod';
import { narrowed } from './api-limits.fixture.ts';

/** A schema of an OpenAPI document, as far as it is compared. */
type JsonSchema = {
  readonly $ref?: string | undefined;
  readonly type?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly [limit: string]: unknown;
};
const JsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    items: JsonSchema.optional(),
    anyOf: z.array(JsonSchema).optional(),
  }),
);

const Content = z.record(z.string(), z.object({ schema: JsonSchema }));
const Response = z.object({ $ref: z.string().optional(), content: Content.default({}) });
type Response = z.output<typeof Response>;
const Operation = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: JsonSchema }))
    .default([]),
  requestBody: z.object({ required: z.boolean().default(false), content: Content }).optional(),
  responses: z.record(z.string(), Response),
  security: z.array(z.unknown()).default([]),
});
type Operation = z.output<typeof Operation>;

/** What of an OpenAPI document callers rely on. */
export const Api = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), JsonSchema).default({}),
    responses: z.record(z.string(), Response).default({}),
  }),
});
export type Api = z.output<typeof Api>;

/** Which way values go: callers must be able to send what they sent, and are given what they were given. */
type Direction = 'sent' | 'given';
type Compared = { readonly before: Api; readonly after: Api; readonly direction: Direction };
type Changes = readonly string[];

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const resolvedResponse = (api: Api, response: Response): Response =>
  response.$ref === undefined ? response : (api.components.responses[nameIn(response.$ref)] ?? response);

/** A schema without reference; several types are several forms. */
const resolved = (api: Api, schema: JsonSchema): JsonSchema => {
  if (schema.$ref !== undefined) return api.components.schemas[nameIn(schema.$ref)] ?? {};
  const { type, ...rest } = schema;
  return Array.isArray(type) ? { anyOf: type.map((each: unknown) => ({ ...rest, type: each })) } : schema;
};

const changesOfValues = (before: JsonSchema, after: JsonSchema, direction: Direction): Changes => [
  ...(JSON.stringify(before.type) === JSON.stringify(after.type)
    ? []
    : [`is ${JSON.stringify(after.type)}, was ${JSON.stringify(before.type)}`]),
  ...(direction === 'sent' && after.enum
    ? (before.enum ?? ['any'])
        .filter((value) => !after.enum?.includes(value))
        .map((value) => `refuses ${String(value)}`)
    : []),
  ...(direction === 'sent' ? narrowed(before, after).map((limit) => `is limited by ${limit}`) : []),
];

const changesOfFields = (before: JsonSchema, after: JsonSchema, compared: Compared): Changes => {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, need] = [before.required ?? [], after.required ?? []];
  const gone = Object.keys(was).filter((name) => is[name] === undefined);
  const moved =
    compared.direction === 'sent'
      ? need.filter((name) => !needed.includes(name))
      : needed.filter((name) => !need.includes(name));
  return [
    ...gone.map((name) => `.${name} is gone`),
    ...moved
      .filter((name) => !gone.includes(name))
      .map((name) => (compared.direction === 'sent' ? `.${name} is required` : `.${name} may be absent`)),
    ...Object.entries(was).flatMap(([name, field]) =>
      is[name] ? changesOfSchema(field, is[name], compared).map((change) => `.${name}${change}`) : [],
    ),
  ];
};

const changesOfChoices = (before: JsonSchema, after: JsonSchema, compared: Compared): Changes => {
  const [was, is] = [before.anyOf ?? [], after.anyOf ?? []];
  if (was.length === 0 && is.length === 0) return [];
  const mayBeNull = (forms: readonly JsonSchema[]): boolean => forms.some(({ type }) => type === 'null');
  const values = (forms: readonly JsonSchema[]): readonly JsonSchema[] => forms.filter(({ type }) => type !== 'null');
  const [[one, ...others], [other, ...more]] = [values(was), values(is)];
  if (mayBeNull(was) === mayBeNull(is) && one && other && others.length + more.length === 0)
    return changesOfSchema(one, other, compared);
  const [all, among] = compared.direction === 'sent' ? [was, is] : [is, was];
  const fits = (one: JsonSchema, other: JsonSchema): boolean =>
    (compared.direction === 'sent' ? changesOfSchema(one, other, compared) : changesOfSchema(other, one, compared))
      .length === 0;
  return all.every((one) => among.some((other) => fits(one, other))) ? [] : [' has other forms'];
};

const changesOfSchema = (from: JsonSchema, to: JsonSchema, compared: Compared): Changes => {
  const [before, after] = [resolved(compared.before, from), resolved(compared.after, to)];
  if (JSON.stringify(before) === JSON.stringify(after) && !JSON.stringify(before).includes('$ref')) return [];
  return [
    ...changesOfValues(before, after, compared.direction).map((change) => ` ${change}`),
    ...changesOfFields(before, after, compared),
    ...changesOfChoices(before, after, compared),
    ...(before.items && after.items
      ? changesOfSchema(before.items, after.items, compared).map((each) => `[]${each}`)
      : []),
  ];
};

const changesOfContent = (was: z.output<typeof Content>, is: z.output<typeof Content>, compared: Compared): Changes =>
  Object.entries(was).flatMap(([type, { schema }]) =>
    is[type] ? changesOfSchema(schema, is[type].schema, compared) : [` is not ${type}`],
  );

const changesOfParameters = (was: Operation, is: Operation, both: Omit<Compared, 'direction'>): Changes => {
  const same = (one: Operation['parameters'][number], other: Operation['parameters'][number]): boolean =>
    one.name === other.name && one.in === other.in;
  return [
    ...is.parameters
      .filter(
        ({ required, ...one }) =>
          required && !was.parameters.some((each) => each.required && same(each, { required, ...one })),
      )
      .map(({ name }) => `parameter ${name} is required`),
    ...was.parameters.flatMap((one) => {
      const now = is.parameters.find((each) => same(each, one));
      const changes = now ? changesOfSchema(one.schema, now.schema, { ...both, direction: 'sent' }) : [' is gone'];
      return changes.map((change) => `parameter ${one.name}${change}`);
    }),
  ];
};

const changesOfOperation = (was: Operation, is: Operation, both: Omit<Compared, 'direction'>): Changes => [
  ...changesOfParameters(was, is, both),
  ...(is.requestBody?.required && !was.requestBody?.required ? ['a body is required'] : []),
  ...(was.requestBody
    ? changesOfContent(was.requestBody.content, is.requestBody?.content ?? {}, { ...both, direction: 'sent' }).map(
        (change) => `body${change}`,
      )
    : []),
  ...Object.entries(was.responses).flatMap(([status, response]) => {
    const { content } = resolvedResponse(both.before, response);
    const now = is.responses[status];
    if (now)
      return changesOfContent(content, resolvedResponse(both.after, now).content, { ...both, direction: 'given' }).map(
        (change) => `${status}${change}`,
      );
    return status.startsWith('2') || status.startsWith('3') ? [`${status} is gone`] : [];
  }),
  ...(is.security.length > 0 && was.security.length === 0 ? ['a session is required'] : []),
];

/** What callers of the API as it was would miss or be refused by the API as it is. */
export const breakingChanges = (before: Api, after: Api): Changes =>
  Object.entries(before.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, was]) => {
      const is = after.paths[path]?.[method];
      const changes = is ? changesOfOperation(was, is, { before, after }) : ['is gone'];
      return changes.map((change) => `${method.toUpperCase()} ${path}: ${change}`);
    }),
  );
