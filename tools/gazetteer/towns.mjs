import { keyOf } from './keys.mjs';

/** Some 90,000 towns: small ones when they have names in many languages, as spas and resorts do. */
const LEAST_RANK = 4.34;
/** Smaller towns keep names in Latin letters alone. */
const LEAST_FOR_SCRIPTS = 100_000;
const LEAST_FOR_OTHER_NAMES = 5000;
const MOST_PEOPLE_MEAN = 3;
/** A town's own name counts for more than another name of a larger one. */
const OTHER_NAME_HANDICAP = 0.4;

/** How many people mean this town by its name: how many live there, and in how many languages it has a name. */
const rankOf = ({ population, alternatenames }) =>
  Math.log10(population + 1) + 1.5 * Math.log10(1 + alternatenames.length);

const isLatin = (name) => /^[\p{sc=Latn}\p{N}\p{M}\p{P}\p{Zs}\p{Sk}]+$/u.test(name);
/** Codes of airports, and romanised Chinese, Arabic or Hindi in small letters, are not what people type. */
const isTyped = (name) => !/^[A-Z]{2,4}$/.test(name) && !/^[a-z]/.test(name) && name.length <= 40;

/** The largest town of a name in a country. */
const largestOf = (cities, country, name) =>
  cities
    .filter((city) => city.countrycode === country && city.name === name)
    .sort((a, b) => b.population - a.population)[0];

/** Towns by folded name, with what people call them. */
export const townsOf = (cities, { englishNames, mostPeopleMean }) => {
  const meant = new Set(
    Object.entries(mostPeopleMean).flatMap(([country, names]) => names.map((name) => largestOf(cities, country, name))),
  );
  return cities
    .filter((city) => city.population > 0 && rankOf(city) >= LEAST_RANK)
    .map((city) => {
      const { countrycode: country, name, admin1code, population } = city;
      const english = englishNames[country]?.[name] ?? name;
      return {
        name: english,
        key: keyOf(english),
        region: `${country}.${admin1code}`,
        latitude: Math.round(city.latitude * 100),
        longitude: Math.round(city.longitude * 100),
        population,
        rank: Math.round(100 * (rankOf(city) + (meant.has(city) ? MOST_PEOPLE_MEAN : 0))),
        others: [name, ...city.alternatenames],
      };
    })
    .filter(({ key }) => key)
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.rank - a.rank));
};

const othersOf = ({ population, key, others }) =>
  population < LEAST_FOR_OTHER_NAMES
    ? []
    : [
        ...new Set(
          others
            .filter(isTyped)
            .filter((name) => population >= LEAST_FOR_SCRIPTS || isLatin(name))
            .map(keyOf),
        ),
      ].filter((name) => name && name !== key);

/** Other names and the number of their town; sorted. */
export const otherNamesOf = (towns) => {
  const best = new Map();
  towns.forEach(({ key, rank }) => best.set(key, { rank: Math.max(rank, best.get(key)?.rank ?? 0), town: -1 }));
  towns.forEach((town, number) => {
    const rank = town.rank - 100 * OTHER_NAME_HANDICAP;
    for (const name of othersOf(town)) if (rank > (best.get(name)?.rank ?? 0)) best.set(name, { rank, town: number });
  });
  return [...best]
    .filter(([, { town }]) => town >= 0)
    .map(([key, { town }]) => ({ key, town }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
};
