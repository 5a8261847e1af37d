import type { FacetQuery } from '../domain/search/facets.ts';
import { readText } from '../domain/geocoding/places-in-text.ts';
import { typedPoint } from '../domain/geocoding/typed-point.ts';
import { nameHolds } from '../domain/search/place-choice.ts';
import type { ParsedText } from '../domain/search/query.ts';
import { withoutJoining } from '../domain/search/left-out.ts';
import { figureIn } from '../domain/search/said-figures.ts';
import { isFactPart, kindsOf, partsOf, textOf, type TextPart } from '../domain/search/text-parts.ts';
import { isSpokenPhrase, withSpaces } from '../domain/search/unspaced-text.ts';
import {
  factInText,
  facetsOf,
  NOTHING_UNDERSTOOD,
  withNow,
  type Celsius,
  type FactInText,
  type Understood,
} from '../domain/search/understood.ts';
import { attemptText, countOf, type Attempt, type AttemptDeps } from './attempt-text.ts';
import { choosePlace, type Choice } from './choose-place.ts';
import { leaveOut, type Reduced } from './leave-out.ts';
import { placeToOffer } from './read-search.ts';
import { widerReadings } from './widen-text.ts';

/** What a text means, independent of all filters. */
export type Understanding = {
  readonly choice: Choice;
  /** what the text asks of facets */
  readonly facets: FacetQuery | null;
  readonly understood: Understood;
  /** what to list behind the Locations that it finds, when they are few */
  readonly wider: readonly ParsedText[];
};

/** As many Locations are looked through for one that is named so. */
const MOST_NAMED = 20;

const NO_MORE = { facets: null, understood: NOTHING_UNDERSTOOD, wider: [] } as const;

/** What is read of a text before anything is looked up. */
type Read = { readonly parts: readonly TextPart[]; readonly facts: readonly (readonly [string, FactInText['fact']])[]; readonly celsius: Celsius | null }; // prettier-ignore

const readFacts = (text: string): Read => {
  const figure = figureIn(text);
  const parts = partsOf(withSpaces(figure?.rest ?? text, isSpokenPhrase));
  const said = parts.flatMap(({ text: words, meaning }) =>
    typeof meaning === 'object' && 'fact' in meaning ? [[words, meaning.fact] as const] : [],
  );
  const ofFigure = figure ? [[figure.words, figure.fact] as const] : [];
  return { parts, facts: [...ofFigure, ...said], celsius: figure?.celsius ?? null };
};

/** The middle of the place that is meant, from which seasons follow. */
const latitudeOf = ({ parsed }: Choice): number | null => parsed.places?.[0]?.near.latitude ?? null;

/** What a text means: where, of which kinds, with which facts, and which of its words are left out since nothing says them. */
export const understandText = (deps: AttemptDeps & { readonly now: () => Date }) => {
  const isNamed = async ({ choice, total, isCorrected, read }: Attempt, words: string): Promise<boolean> => {
    if (total === 0 || isCorrected) return false;
    const { items } = await deps.index.search({ ...choice.parsed, limit: MOST_NAMED, offset: 0 });
    const found = [...choice.named.all, ...(await deps.locations.findMany(items))];
    return found.some(({ name }) => nameHolds(name, words, read.settled ?? []));
  };

  /** Those of some facts with which something is found. */
  const applied = async (
    { parsed }: Choice,
    facts: readonly FactInText[],
    celsius: Celsius | null,
  ): Promise<readonly FactInText[]> => {
    const applicable: FactInText[] = [];
    const tested: FactInText[] = [];
    for (const fact of facts) {
      const facets = facetsOf([...applicable, fact], celsius);
      const isFound =
        fact.isApplied && facets !== null && (await countOf(deps, parsed, withNow(facets, deps.now()))).total > 0;
      if (isFound) applicable.push(fact);
      tested.push({ ...fact, isApplied: isFound });
    }
    return tested;
  };

  const withFacts = async ({ parts, facts, celsius }: Read, asWritten: Attempt, take: Take): Promise<Understanding> => {
    const rest = parts.filter((part) => !isFactPart(part));
    const { attempt, leftOut } = await take(textOf(rest));
    const latitude = latitudeOf(attempt.choice);
    const tested = await applied(
      attempt.choice,
      facts.map(([words, fact]) => factInText(words, fact, latitude)),
      celsius,
    );
    const kinds = kindsOf(attempt.text);
    // Where no place states the fact, places that say its words are better than none of them.
    if (asWritten.total > 0 && !asWritten.isCorrected && !tested.some(({ isApplied }) => isApplied))
      return {
        choice: asWritten.choice,
        facets: null,
        understood: { kinds, facets: tested, celsius, leftOut: [] },
        wider: [],
      };
    const relaxed = tested.filter(({ isApplied }) => !isApplied).map(({ words }) => words);
    return {
      choice: attempt.choice,
      facets: facetsOf(tested, celsius),
      understood: { kinds, facets: tested, celsius, leftOut: [...leftOut, ...relaxed] },
      wider: widerReadings(attempt),
    };
  };

  return async (typed: string): Promise<Understanding> => {
    const { text, isLiteral, isNearMe } = readText(typed);
    if (text === undefined || isLiteral) {
      const parsed = isLiteral ? { text: text ?? '', isLiteral } : isNearMe ? { isNearMe } : {};
      return { choice: await choosePlace(deps)(parsed), ...NO_MORE };
    }
    const near = isNearMe ? { isNearMe } : {};
    if (typedPoint(text)) {
      const { choice } = await attemptText(deps, near)(text);
      return { choice, ...NO_MORE };
    }
    const attempt = attemptText(deps, near);
    const read = readFacts(text);
    const hasQuotes = read.parts.some(({ meaning }) => meaning === 'quoted');
    const asWritten = await attempt(hasQuotes ? textOf(partsOf(text)) : text);
    const take: Take = async (words) => {
      const whole = words === asWritten.text ? asWritten : await attempt(words);
      const parts = partsOf(words);
      // What lies elsewhere is named with its distance.
      const isElsewhere =
        whole.hasMatches && !parts.some(({ meaning }) => meaning === 'filler') && withoutJoining(parts).length === parts.length;
      const isTown = async (): Promise<boolean> =>
        !whole.read.places?.length && (await placeToOffer(deps.gazetteer, whole.read)) !== null;
      const reduced = whole.total > 0 || isElsewhere || (await isTown()) ? null : await leaveOut(deps, near)(hasQuotes ? quotedAgain(read.parts, words) : words);
      return reduced ?? { attempt: whole, leftOut: [] };
    }; // prettier-ignore
    if (read.facts.length > 0 && !(await isNamed(asWritten, text))) return withFacts(read, asWritten, take);
    const { attempt: taken, leftOut } = await take(asWritten.text);
    return {
      choice: taken.choice,
      facets: null,
      understood: { ...NOTHING_UNDERSTOOD, kinds: kindsOf(taken.text), leftOut },
      wider: widerReadings(taken),
    };
  };
};

type Take = (text: string) => Promise<Reduced>;

/** The text with the quotes that it was typed with. */
const quotedAgain = (parts: readonly TextPart[], text: string): string =>
  parts
    .filter(({ meaning }) => meaning === 'quoted')
    .reduce((quoted, part) => quoted.replace(part.text, `"${part.text}"`), text);

/** What a text means if each of its words has to be found: for admins, who look for one place. */
export const takeAsWritten =
  (deps: AttemptDeps) =>
  async (text: string): Promise<Understanding> => {
    const { choice } = await attemptText(deps, {})(text);
    return { choice, ...NO_MORE };
  };
