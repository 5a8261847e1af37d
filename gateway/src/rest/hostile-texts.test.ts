import { slowTexts } from '@wellspring/testkit/hostile-texts';
import { z } from 'zod';
import { NO_STREAMS } from '../gateway.fixture.ts';
import { apiRoutes } from './api-routes.ts';
import type { Route } from './route.ts';

type Leaf = { readonly path: readonly string[]; readonly schema: z.core.$ZodType };

/** Each value of a schema that holds no other, by where it stands. [] is any member of a list. */
const leavesOf = (schema: z.core.$ZodType, path: readonly string[] = []): readonly Leaf[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => leavesOf(field, [...path, name]));
  if (schema instanceof z.ZodArray) return [{ path, schema }, ...leavesOf(schema.element, [...path, '[]'])];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path));
  if (schema instanceof z.ZodPipe) return leavesOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return leavesOf(schema.unwrap(), path);
  return [{ path, schema }];
};

/** A request with a text in this field, and no other fields. */
const sending = ([name, ...rest]: readonly string[], text: string): unknown => {
  if (name === undefined) return text;
  return name === '[]' ? [sending(rest, text)] : { [name]: sending(rest, text) };
};

const partsOf = ({ parameters, query, body }: Route): readonly (readonly [part: string, schema: z.ZodType])[] => [
  ['path', parameters],
  ['query', query],
  ...(body.json ? [['body', body.json] as const] : []),
  ...(body.form ? [['form', body.form.fields] as const] : []),
];

const routes = apiRoutes(
  { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null },
  NO_STREAMS,
);
const inputs = routes.flatMap((route) =>
  partsOf(route).flatMap(([part, schema]) =>
    leavesOf(schema).map((leaf) => ({
      ...leaf,
      whole: schema,
      name: `${route.method} ${route.path}, ${part} ${leaf.path.join('.')}`,
    })),
  ),
);

describe('texts that are made to be slow', () => {
  it('cost less than 20 ms in every input of a call', async () => {
    const slow: string[] = [];
    for (const { name, path, whole } of inputs)
      slow.push(
        ...(await slowTexts((text) => whole.safeParse(sending(path, text)))).map((which) => `${name}: ${which}`),
      );
    expect(inputs.length).toBeGreaterThan(200);
    expect(slow).toEqual([]);
  });

  it('are detected where a pattern runs before the length check', async () => {
    const careless = z
      .string()
      .max(255)
      .regex(/^\S+@\S+\.\S+$/);
    expect((await slowTexts((text) => careless.safeParse(text))).length).toBeGreaterThan(0);
  });

  it('have a maximum length in every field', () => {
    const boundless = inputs.filter(({ schema }) => schema instanceof z.ZodString && schema.maxLength === null);
    expect(boundless.map(({ name }) => name)).toEqual([]);
  });
});
