import { isKindPart, partsOf, textOf, type TextPart } from '../domain/search/text-parts.ts';
import { partsToLeaveOut, stepsOf, withBound, withoutJoining } from '../domain/search/left-out.ts';
import { isGreatRank } from '../domain/search/place-choice.ts';
import type { ParsedText } from '../domain/search/query.ts';
import { attemptText, saidBy, type Attempt, type AttemptDeps } from './attempt-text.ts';
import { respellText, withAreasForAdjectives } from './respell-text.ts';

/** A text as it was taken, and the words that were not looked for. */
export type Reduced = { readonly attempt: Attempt; readonly leftOut: readonly string[] };

/** So many ways to leave words out are tried; each is a few searches. */
const MOST_TRIED = 30;

const isFound = ({ total }: Attempt): boolean => total > 0;

/** Words in the middle of a text that name a country, a region or a great town: they are left out last. */
const greatPlaces = async ({ gazetteer }: AttemptDeps, parts: readonly TextPart[]): Promise<readonly TextPart[]> => {
  const places = await Promise.all(
    parts.map(async (part) => {
      const place = part.meaning === 'word' ? await gazetteer.named(part.text) : null;
      return place && (place.kind !== 'town' || isGreatRank(place.rank)) ? part : null;
    }),
  );
  return places.flatMap((part) => part ?? []);
};

/** Takes a text of which nothing is found without its least telling words. null: nothing is found either way. */
export const leaveOut = (deps: AttemptDeps, near: Pick<ParsedText, 'isNearMe'>) => {
  const attempt = attemptText(deps, near);
  const said = saidBy(deps);
  return async (typed: string): Promise<Reduced | null> => {
    const respelled = await respellText({ ...deps, isSaid: async (word) => (await said(word)) > 0 }, typed);
    const parts = withoutJoining(partsOf(respelled));
    const text = textOf(parts);
    const whole = text === typed ? null : await attempt(text);
    if (whole && isFound(whole)) return { attempt: whole, leftOut: [] };
    const withAreas = withAreasForAdjectives(text);
    const inAreas = withAreas === null ? null : await attempt(withAreas);
    if (inAreas && isFound(inAreas) && !inAreas.isCorrected) return { attempt: inAreas, leftOut: [] };
    const read = (whole ?? (await attempt(text))).read;
    const open = partsToLeaveOut(parts, read);
    const weighed = await Promise.all(open.map(async (part) => ({ part, said: await said(part.text) })));
    const kinds = parts.filter(isKindPart);
    const great = new Set(await greatPlaces(deps, open));
    const besideGreat = great.size > 0 ? stepsOf(weighed.filter(({ part }) => !great.has(part)), kinds) : [];
    const hasAnchor = kinds.length > 0 || withBound(parts, open).length < parts.length;
    const tried = new Set<string>([text]);
    let last: Reduced | null = null;
    for (const { without: words, mayCorrect } of [...besideGreat, ...stepsOf(weighed, kinds)]) {
      const without = withBound(parts, words);
      const left = parts.filter((part) => !without.includes(part));
      const rest = textOf(left);
      const isTelling = hasAnchor || left.length >= without.filter(({ meaning }: TextPart) => meaning !== 'filler').length;
      if (rest === '' || !isTelling || tried.has(rest)) continue;
      if (tried.size > MOST_TRIED) break;
      tried.add(rest);
      const reduced = await attempt(rest);
      const leftOut = without.map((part) => part.text).toSorted((one, other) => typed.indexOf(one) - typed.indexOf(other));
      if (isFound(reduced) && (mayCorrect || !reduced.isCorrected)) return { attempt: reduced, leftOut };
      last = { attempt: reduced, leftOut };
    }
    // Nothing is there: the nearest of the kind is shown.
    return last && kinds.length > 0 && last.attempt.choice.parsed.places?.[0]?.near ? last : null;
  };
}; // prettier-ignore
