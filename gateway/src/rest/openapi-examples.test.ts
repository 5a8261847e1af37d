import { NO_STREAMS } from '../gateway.fixture.ts';
import { apiRoutes } from './api-routes.ts';
import { isSchema } from './describe-schema.ts';
import { openApi } from './openapi.ts';

const routes = apiRoutes(
  { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null },
  NO_STREAMS,
);
const contract = openApi(routes, 'http://localhost:4000');

const operationOf = ({ path, method }: (typeof routes)[number]): unknown => {
  const item: unknown = contract.paths?.[path];
  return isSchema(item) ? item[method.toLowerCase()] : undefined;
};

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (isSchema(inner) ? inner[step] : undefined), value);

describe('the examples of the contract', () => {
  it.each(
    routes.filter(({ body }) => body.json !== null).map((route) => [`${route.method} ${route.path}`, route] as const),
  )('of %s is taken as its body', (_, route) => {
    const example = at(operationOf(route), 'requestBody', 'content', 'application/json', 'example');
    expect(route.body.json?.safeParse(example).error).toBeUndefined();
  });

  it.each(
    routes.filter(({ body }) => body.form !== null).map((route) => [`${route.method} ${route.path}`, route] as const),
  )('of %s is taken as its form', (_, route) => {
    const example = at(operationOf(route), 'requestBody', 'content', 'multipart/form-data', 'example');
    const { fields, files = {} } = route.body.form ?? {};
    const withoutFiles = Object.entries(isSchema(example) ? example : {}).filter(
      ([name]) => !Object.hasOwn(files, name),
    );
    expect(fields?.safeParse(Object.fromEntries(withoutFiles)).error).toBeUndefined();
  });

  it.each(
    routes.flatMap((route) =>
      route.answers.flatMap(({ status, schema }) =>
        schema === null ? [] : [[`${route.method} ${route.path} ${status}`, route, String(status), schema] as const],
      ),
    ),
  )('of %s is what it answers', (_, route, status, schema) => {
    const example = at(operationOf(route), 'responses', status, 'content', 'application/json', 'example');
    expect(schema.safeParse(example).error).toBeUndefined();
  });
});
