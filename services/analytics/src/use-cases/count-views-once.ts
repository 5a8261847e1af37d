import { ONE_VIEW_MS, personOf, type PageView } from '../domain/page-view.ts';
import { utcDayOf, type UtcDay } from '../domain/utc-day.ts';
import type { ClaimStore, HashWith, Persist, SaltStore } from '../ports.ts';

type Deps = {
  readonly claims: Pick<ClaimStore, 'claim'>;
  readonly salts: Pick<SaltStore, 'of'>;
  readonly hash: HashWith;
  readonly persist: Persist;
};

/** A view that is counted, with who looked, as a hash of its day. */
export type CountedView = { readonly view: PageView; readonly day: UtcDay; readonly person: string };

type Identified = CountedView & {
  readonly key: string;
  /** the key that the same view had the day before; null: it is not so soon after midnight that it could be the same view */
  readonly keyBefore: string | null;
};

const keyOf = (person: string, { path }: PageView): string => `${person}\n${path}`;

/** The view's day, or the one before where it still is within the time of one view. */
const daysOf = ({ at }: PageView): readonly [UtcDay, UtcDay] => [
  utcDayOf(at),
  utcDayOf(new Date(at.getTime() - ONE_VIEW_MS)),
];

/**
 * Leaves out views that were counted already: the same path by the same person within the time of one view, whichever process took it.
 * A person is another hash on another day; a view just after midnight has to win under the hash of the day before as well.
 */
export const countViewsOnce =
  ({ claims, salts, hash, persist }: Deps) =>
  async (views: readonly PageView[]): Promise<readonly CountedView[]> => {
    const days = new Set(views.flatMap(daysOf));
    const saltOf = new Map<UtcDay, string>();
    for (const day of days) saltOf.set(day, await persist(() => salts.of(day)));

    const personOn = (day: UtcDay, view: PageView): string => hash(saltOf.get(day) ?? '', personOf(view));
    const keyOn = (day: UtcDay, view: PageView): string => hash(saltOf.get(day) ?? '', keyOf(personOf(view), view));
    const identify = (view: PageView): Identified => {
      const [day, dayBefore] = daysOf(view);
      const keyBefore = dayBefore === day ? null : keyOn(dayBefore, view);
      return { view, day, person: personOn(day, view), key: keyOn(day, view), keyBefore };
    };

    const winnersOf = async (
      identified: readonly Identified[],
      key: (one: Identified) => string | null,
    ): Promise<readonly Identified[]> => {
      const claimed = identified.flatMap((one) => {
        const claimed = key(one);
        return claimed === null ? [] : [{ one, claim: { key: claimed, at: one.view.at } }];
      });
      const won = await persist(() => claims.claim(claimed.map(({ claim }) => claim)));
      const lost = new Set(claimed.filter((_, at) => won[at] !== true).map(({ one }) => one));
      return identified.filter((one) => !lost.has(one));
    };

    const identified = views.map(identify);
    return winnersOf(await winnersOf(identified, ({ keyBefore }) => keyBefore), ({ key }) => key);
  };
