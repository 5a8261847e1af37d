import { ONE_VIEW_MS, type PageView } from '../domain/page-view.ts';
import type { UtcDay } from '../domain/utc-day.ts';
import type {
  ActivePeopleStore,
  ClaimStore,
  DeletedMembers,
  LocationStore,
  PageViewStore,
  Persist,
  PlaceViewsStore,
  TallyStore,
} from '../ports.ts';
import type { CountedView } from './count-views-once.ts';

export type RecordDeps = {
  readonly countOnce: (views: readonly PageView[]) => Promise<readonly CountedView[]>;
  readonly locations: Pick<LocationStore, 'publishedAmong'>;
  readonly pageViews: Pick<PageViewStore, 'insert' | 'forgetMember'>;
  readonly people: Pick<ActivePeopleStore, 'add'>;
  readonly tallies: Pick<TallyStore, 'add'>;
  readonly placeViews: Pick<PlaceViewsStore, 'add'>;
  readonly claims: Pick<ClaimStore, 'forgetBefore'>;
  readonly erasures: DeletedMembers;
  readonly persist: Persist;
  readonly touch: (days: readonly UtcDay[]) => void;
  readonly now: () => Date;
};

const idsIn = (ids: readonly (string | null)[]): readonly string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];

/** How often each place was looked at. */
const byPlace = (counted: readonly CountedView[]): ReadonlyMap<string, number> => {
  const views = new Map<string, number>();
  for (const {
    view: { locationId },
  } of counted)
    if (locationId !== null) views.set(locationId, (views.get(locationId) ?? 0) + 1);
  return views;
};

/** Views of a hidden or absent place are not counted. */
const ofPublishedPlaces =
  ({ locations, persist }: RecordDeps) =>
  async (counted: readonly CountedView[]): Promise<readonly CountedView[]> => {
    const locationIds = idsIn(counted.map(({ view }) => view.locationId));
    const published =
      locationIds.length > 0 ? await persist(() => locations.publishedAmong(locationIds)) : new Set<string>();
    return counted.map((one) => {
      const { view } = one;
      return view.locationId === null || published.has(view.locationId)
        ? one
        : { ...one, view: { ...view, locationId: null } };
    });
  };

/** A member may delete their account between the view and its storage. */
const forgetDeleted = async ({ erasures, pageViews, persist }: RecordDeps, views: readonly PageView[]) => {
  const members = idsIn(views.map(({ userId }) => userId));
  if (members.length === 0) return;
  for (const userId of await persist(() => erasures.among(members)))
    await persist(() => pageViews.forgetMember(userId));
};

/**
 * Counts a batch of page views: those that were not counted yet become rows, people, and views of places. A process that dies in the
 * middle leaves rows that are not in the tally; the tally is counted from the rows when its day is closed.
 */
export const recordPageViews =
  (deps: RecordDeps) =>
  async (taken: readonly PageView[]): Promise<void> => {
    const { countOnce, pageViews, people, tallies, placeViews, claims, persist, touch, now } = deps;
    const counted = await ofPublishedPlaces(deps)(await countOnce(taken));
    const views = counted.map(({ view }) => view);
    // What is written side by side shares one sync of the disk.
    const inserted = persist(() => pageViews.insert(views));
    for (const [day, ofDay] of Map.groupBy(counted, (one) => one.day)) {
      const persons = ofDay.map(({ person }) => person);
      const [newPeople] = await Promise.all([
        persist(() => people.add(day, persons)),
        persist(() => placeViews.add(day, byPlace(ofDay))),
        inserted,
      ]);
      await persist(() => tallies.add(day, { pageViews: ofDay.length, activeUsers: newPeople }));
      touch([day]);
    }
    await inserted;
    await forgetDeleted(deps, views);
    await persist(() => claims.forgetBefore(new Date(now().getTime() - 2 * ONE_VIEW_MS), 2 * taken.length));
  };
