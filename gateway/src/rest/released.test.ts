import { readReleased, RELEASES } from '@wellspring/testkit/releases';
import { NO_STREAMS } from '../gateway.fixture.ts';
import { apiRoutes } from './api-routes.ts';
import { Api, breakingChanges } from './api-changes.fixture.ts';
import { openApi } from './openapi.ts';

const routes = apiRoutes(
  { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null },
  NO_STREAMS,
);
const text = JSON.stringify(openApi(routes, 'http://localhost:4000'));
const today = Api.parse(JSON.parse(text));

/** The API of today with one part of its document written otherwise. */
const changed = (from: string, to: string): Api => {
  expect(text).toContain(from);
  return Api.parse(JSON.parse(text.replace(from, to)));
};

/** Lengths that 1.0.0 held to, and did not say: what is longer was refused by a check behind the schema, or fitted nothing. */
const HELD_UNSAID: readonly RegExp[] = [
  /^GET \/api\/(locations|map): parameter (near|bbox) is limited by maxLength$/,
  /^POST \/api\/locations: body\.\w+ is limited by maxLength$/,

  /^PUT \/api\/locations\/\{id\}\/photos\/\{photoId\}: body\.caption is limited by maxLength$/,
  /^PUT \/api\/change-password: body\.confirmPassword is limited by maxLength$/,
  // Texts whose characters the services counted, and what was too large for the graph.
  /body\.(name|title|content|description|notes|subject|message|reason|username|(first|last)Name) is limited by maxLength$/,
  /^POST \/api\/contact: body\.(name|subject|message) is limited by minLength$/,
  /body\.(password|newPassword) is limited by maxLength$/,
  /body\.(revision|visitOrder|categoryId) is limited by (max|min)imum$/,
  /: parameter (near|bbox|search|q|name|city) is limited by (pattern|minLength)$/,
  /: parameter Idempotency-Key is limited by pattern$/,
];

/** What is on the wire as it was, and was said otherwise: all fields of a form are texts, and one that repeats may be sent once. */
const SAID_OTHERWISE: readonly RegExp[] = [
  /^(POST \/api\/locations\/\{id\}\/reviews|PUT \/api\/reviews\/\{id\}): body\.rating is ("integer", was "string"|limited by (max|min)imum)$/,
  /^PUT \/api\/reviews\/\{id\}: body\.removePhotoIds (has other forms|is "array", was undefined|is limited by maxItems)$/,
  /^POST \/api\/locations\/\{id\}\/photos: body\.captions (has other forms|is "array", was undefined)$/,
  // These files of any content were called bytes.
  /^GET \/api\/(trip-lists\/\{id\}|user)\/export: 200 is "object", was "string"$/,
];

const isNew = (change: string): boolean => ![...HELD_UNSAID, ...SAID_OTHERWISE].some((held) => held.test(change));

describe('/api', () => {
  it.each(RELEASES)('answers callers of release %s as before', (version) => {
    const released = Api.parse(JSON.parse(readReleased(version, 'openapi.json')));
    expect(breakingChanges(released, today).filter(isNew)).toEqual([]);
  });

  it('breaks callers by a call that is gone, a field that is missing or of another kind, and a value that is refused', () => {
    const seen = (after: Api): readonly string[] => breakingChanges(today, after).slice(0, 1);
    expect(seen(changed('"/api/map":', '"/api/maps":'))).toEqual(['GET /api/map: is gone']);
    expect(seen(changed('"enum":["relevance",', '"enum":['))).toEqual([
      'GET /api/locations: parameter sort refuses relevance',
    ]);
    expect(seen(changed('"maximum":100', '"maximum":10'))).toEqual([expect.stringContaining('is limited by maximum')]);
    expect(seen(changed('"reviewCount":{"type":"integer"', '"reviewCount":{"type":"string"'))).toEqual([
      expect.stringContaining('reviewCount is "string", was "integer"'),
    ]);
    expect(seen(changed('"reviewCount":{', '"reviews":{'))).toEqual([expect.stringContaining('reviewCount is gone')]);
  });

  it('is not broken by additions', () => {
    expect(breakingChanges(today, changed('"reviewCount":{', '"added":{"type":"string"},"reviewCount":{'))).toEqual([]);
    expect(breakingChanges(today, today)).toEqual([]);
  });
});
