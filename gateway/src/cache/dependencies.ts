/** What a response shows: one thing of a service by its id, or, without an id, anything that the service knows. */
export type Dependency = { readonly service: string; readonly type?: string; readonly id?: string };

/** What happened in a service: to some things of one type, or, without ids, nobody knows to what. */
export type Change = { readonly service: string; readonly type?: string; readonly ids?: ReadonlySet<string> };

/** Whether a change may have changed what a response shows. In doubt it has. */
const isAffected = (dependency: Dependency, change: Change): boolean => {
  if (dependency.service !== change.service) return false;
  if (dependency.id === undefined || change.ids === undefined) return true;
  return dependency.type !== change.type || change.ids.has(dependency.id);
};

/** As isAffected, for whatever a response shows and whatever happened. */
export const isAnyAffected = (dependencies: readonly Dependency[], changes: readonly Change[]): boolean =>
  changes.some((change) => dependencies.some((dependency) => isAffected(dependency, change)));

/** More ids than this are no longer told apart: everything of the service has changed then. */
const IDS_MAX = 1_000;

/** Two changes of one service as one. */
export const mergeChanges = (one: Change, other: Change): Change => {
  const { service, type, ids } = one;
  if (ids === undefined || other.ids === undefined || type === undefined || type !== other.type) return { service };
  const all = new Set([...ids, ...other.ids]);
  return all.size > IDS_MAX ? { service } : { service, type, ids: all };
};
