import { apiRoutes } from '../server.ts';
import { startGateway } from '../gateway.fixture.ts';
import { openApi } from './openapi.ts';

const routes = apiRoutes({ googleMapsApiKey: null, mapStyleUrl: null });
const contract = openApi(routes, 'http://localhost:4000');

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);

describe('the OpenAPI document', () => {
  it('names every route of the table, and no other', () => {
    expect(contract.openapi).toBe('3.1.0');
    expect(Object.keys(contract.paths)).toEqual(routes.map(({ path }) => path));
  });

  it('has one id for each operation', () => {
    const ids = Object.values(contract.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('getLocationsByIdPhotos');
    for (const id of ids) expect(id).toMatch(/^\w+$/);
  });

  it('declares what stands in the path', () => {
    for (const [path, { get }] of Object.entries(contract.paths)) {
      const inPath = get.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    }
  });

  it('refers only to shapes that it has, each by its name', () => {
    const names = new Set(referencesIn(contract));
    expect(names).toContain('#/components/schemas/LocationList');
    for (const reference of names)
      expect(Object.keys(contract.components.schemas)).toContain(reference.replace('#/components/schemas/', ''));
    expect(JSON.stringify(contract)).not.toContain('$defs');
  });

  it('says what the parameters of the list are', () => {
    const parameters = contract.paths['/api/locations']?.get.parameters ?? [];
    const named = (name: string) => parameters.find((parameter) => parameter.name === name);
    expect(named('limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    });
    expect(named('sort')?.schema.enum).toEqual(['relevance', 'distance', 'rating', 'newest', 'name']);
    const map = contract.paths['/api/map']?.get.parameters ?? [];
    expect(map.filter(({ required }) => required).map(({ name }) => name)).toEqual(['bbox', 'zoom']);
  });

  it('answers every call with a shape, and errors with their own', () => {
    for (const { get } of Object.values(contract.paths))
      for (const [status, { description, content }] of Object.entries(get.responses)) {
        expect(description).not.toBe('');
        const { schema } = content['application/json'];
        if (Number(status) >= 400) expect(schema).toEqual({ $ref: '#/components/schemas/Error' });
        else expect(Object.keys(schema).length).toBeGreaterThan(0);
      }
  });

  it('is served for machines and, as a page without scripts, for people', async () => {
    const { ask } = await startGateway();
    expect(JSON.parse((await ask('/api/openapi.json')).text)).toEqual(JSON.parse(JSON.stringify(contract)));
    const { headers, text } = await ask('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/<script|style=|<style/);
    for (const { path } of routes) expect(text).toContain(path);
    const ids = new Set([...text.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect((await ask('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
