import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { HOT_SPRINGS } from '../domain/categories.ts';
import type { ListedPlace } from '../domain/research/listed-place.ts';
import type { ResearchedField } from '../domain/research/researched.ts';

const FILE = new URL('../../data/thermal-springs.br', import.meta.url);

const SOURCE = 'NOAA NCEI Thermal Springs List for the United States, 1980';
const URL_OF_SOURCE = 'https://doi.org/10.25921/c8p0-zs06';

const Spring = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  state: z.string(),
  country: z.string(),
  temperatureF: z.number().nullable(),
  temperatureC: z.number().nullable(),
  temperatureClass: z.string().nullable(),
});

const unpack = promisify(brotliDecompress);

type Spring = z.output<typeof Spring>;

/** What the list says, in a sentence. */
const descriptionOf = ({ state, temperatureF, temperatureC, temperatureClass }: Spring): string => {
  const listed = `Listed by NOAA in 1980 as a thermal spring in ${state}`;
  if (temperatureC !== null)
    return `${listed}, with a surface temperature of up to ${temperatureC} °C (${temperatureF} °F).`;
  return temperatureClass === null ? `${listed}.` : `${listed}, its surface ${temperatureClass}.`;
};

const placeOf = (spring: Spring): ListedPlace => {
  const { name, latitude, longitude, state, country, temperatureC } = spring;
  const claim = (field: ResearchedField, value: unknown) => ({ field, value, source: SOURCE, url: URL_OF_SOURCE });
  return {
    name,
    coordinates: { latitude, longitude },
    city: null,
    state,
    country,
    claims: [
      claim('name', name),
      claim('description', descriptionOf(spring)),
      claim('state', state),
      claim('country', country),
      claim('latitude', latitude),
      claim('longitude', longitude),
      claim('categoryId', HOT_SPRINGS),
      claim('temperature', temperatureC === null ? null : `${temperatureC} °C`),
    ],
  };
};

/** The springs that the bundled list has by name. Read again for each research: those are few, and no memory is held between them. */
export const readThermalSprings = async (): Promise<readonly ListedPlace[]> => {
  const lines = (await unpack(await readFile(FILE))).toString('utf8').split('\n');
  return lines.map((line) => placeOf(Spring.parse(JSON.parse(line))));
};
