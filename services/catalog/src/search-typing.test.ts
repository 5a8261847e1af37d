import { beginningsOf } from './adapters/search-contract-parts.ts';
import { searchOracle } from './adapters/search-oracle.ts';
import { toIndexed } from './domain/search/indexed.ts';
import { isWorthSuggesting } from './domain/search/suggested.ts';
import { openDemoCatalog } from './testing/demo.ts';
import { readSearch } from './use-cases/read-search.ts';

const { index, gazetteer, demo } = await openDemoCatalog();
const oracle = searchOracle(demo.map(toIndexed));

type Find = (text: string) => Promise<readonly string[]>;

/** The oracle looks at every Location each time; the contract holds the engines to it. */
const ONE_IN = 8;

/** Texts on the way to a name whose answer is empty, or has lost the Location that the letter before showed. */
const lostOnTheWay = async (find: Find, names = demo): Promise<readonly string[]> => {
  const answers = new Map<string, Promise<readonly string[]>>();
  const ask: Find = (text) => {
    const answer = answers.get(text) ?? find(text);
    answers.set(text, answer);
    return answer;
  };
  const lost: string[] = [];
  for (const { id, name } of names) {
    let wasShown = false;
    for (const text of beginningsOf(name)) {
      const shown = await ask(text);
      if (shown.length === 0 || (wasShown && !shown.includes(id))) lost.push(`${text} | ${name}`);
      wasShown = shown.includes(id);
    }
    if (!wasShown) lost.push(name);
  }
  return lost;
};

const nameOf = new Map(demo.map(({ id, name }) => [id, name]));
const worth = (text: string, ids: readonly string[]): readonly string[] => {
  const isWorth = isWorthSuggesting(text);
  return ids.filter((id) => isWorth(nameOf.get(id) ?? ''));
};
const suggested: Find = async (text) => {
  const { places: _, ...parsed } = await readSearch(gazetteer, text);
  return worth(text, await index.suggest({ text, ...parsed }, 8));
};
const listed: Find = async (text) =>
  (await index.search({ ...(await readSearch(gazetteer, text)), limit: 1000, offset: 0 })).items;

describe('the names of the demo, typed letter by letter', () => {
  it('are suggested from the letter on that first shows them', async () => {
    expect(await lostOnTheWay(suggested)).toEqual([]);
  });

  it('are listed from the letter on that first finds them', async () => {
    // The code of a state and a part of the world are areas, whatever is named so.
    expect(await lostOnTheWay(listed)).toEqual(['CO | COMO Shambhala Estate', 'Polynesia | Polynesian Spa']);
  });

  it('are suggested by the oracle from the letter on that first shows them', async () => {
    const some = demo.filter((_, at) => at % ONE_IN === 0);
    expect(await lostOnTheWay(async (text) => worth(text, oracle.suggest({ text }, 8)), some)).toEqual([]);
  });
});
