import { feature } from 'topojson-client';
import { keyOf } from './keys.mjs';

const round = (degrees) => Math.round(degrees * 100) / 100;
const LEAST_TOWNS = 1;
const MARGIN = 0.1;
/** States and regions are meant rather than towns of a few million times fewer people. */
const REGION_BONUS = 2;
const MIN_RANK = 600;

const share = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(part * (sorted.length - 1))))];
const wrap = (longitude) => (longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude);

/** The box around most points; longitudes are counted from the middle one, so that a box may cross the antimeridian. */
const boundsOf = (points, cut) => {
  const middle = share(
    points.map(([longitude]) => longitude).sort((a, b) => a - b),
    0.5,
  );
  const longitudes = points
    .map(([longitude]) => longitude - middle)
    .map((away) => (away > 180 ? away - 360 : away < -180 ? away + 360 : away))
    .sort((a, b) => a - b);
  const latitudes = points.map(([, latitude]) => latitude).sort((a, b) => a - b);
  return [
    wrap(middle + share(longitudes, cut) - MARGIN),
    share(latitudes, cut) - MARGIN,
    wrap(middle + share(longitudes, 1 - cut) + MARGIN),
    share(latitudes, 1 - cut) + MARGIN,
  ].map(round);
};

/** States and regions: their bounds are those of their towns, outliers cut. */
export const regionsOf = (cities, admin1, towns, { regionNames }) => {
  const towned = new Map(towns.map(({ region, key, rank }) => [`${region} ${key}`, rank]).toReversed());
  const byCode = Map.groupBy(cities, ({ countrycode, admin1code }) => `${countrycode}.${admin1code}`);
  return admin1
    .filter(({ code }) => (byCode.get(code)?.length ?? 0) >= LEAST_TOWNS)
    .map(({ code, name }) => {
      const towns = byCode.get(code);
      const population = towns.reduce((sum, town) => sum + town.population, 0);
      const cut = towns.length > 40 ? 0.01 : 0;
      return {
        code,
        name,
        names: (regionNames[code] ?? []).map(keyOf),
        bounds: boundsOf(
          towns.map(({ longitude, latitude }) => [longitude, latitude]),
          cut,
        ),
        // Who says Lisbon means the town, not the region round it.
        rank: Math.min(
          Math.round(100 * (Math.log10(population + 1) + REGION_BONUS)),
          (towned.get(`${code} ${keyOf(name)}`) ?? Infinity) - 1,
        ),
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
};

const ringsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates[0]] : coordinates.map(([ring]) => ring));

/** Countries: bounds are those of their outlines, or of what people mean where islands lie far away. */
export const countriesOf = (atlas, iso, towns, { countryBounds, countryNames }) => {
  const townKeys = new Set(towns.filter(({ rank }) => rank >= MIN_RANK).map(({ key }) => key));
  const outlines = new Map(feature(atlas, atlas.objects.countries).features.map((each) => [each.id, each.geometry]));
  return Object.entries(iso.getNumericCodes()).flatMap(([numeric, code]) => {
    const outline = outlines.get(numeric.padStart(3, '0'));
    if (!outline) return [];
    const reach = boundsOf(ringsOf(outline).flat(), 0);
    const own = [...(countryNames[code] ?? []), ...iso.getName(code, 'en', { select: 'all' })].map(keyOf);
    // Granada is a town, and Spanish for Grenada.
    const translated = iso.langs().flatMap((language) => iso.getName(code, language, { select: 'all' }) ?? []);
    return {
      code,
      names: [...new Set([...own, ...translated.map(keyOf).filter((name) => !townKeys.has(name))])].filter(Boolean),
      bounds: countryBounds[code] ?? reach,
      reach,
    };
  });
};
