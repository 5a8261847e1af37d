/** An object of a subgraph's answer. */
export type Entity = Record<string, unknown>;

export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Adds what a subgraph answered to what is known already; what both know, field by field. */
export const mergeInto = (target: Entity, source: Entity): void => {
  for (const key of Object.keys(source)) {
    const value = source[key];
    if (value === undefined) continue;
    const known = Object.hasOwn(target, key) ? target[key] : undefined;
    if (isEntity(known) && isEntity(value)) mergeInto(known, value);
    else if (isList(known) && isList(value) && known.length === value.length) mergeLists(known, value);
    else target[key] = value;
  }
};

const mergeLists = (target: unknown[], source: readonly unknown[]): void => {
  source.forEach((value, index) => {
    const known = target[index];
    if (isEntity(known) && isEntity(value)) mergeInto(known, value);
    else target[index] = value;
  });
};

/** The objects at a path below some objects, `@` standing for every item of a list; nulls are passed over. */
export const objectsAt = (from: readonly Entity[], path: readonly (string | number)[]): readonly Entity[] => {
  let found: unknown[] = [...from];
  for (const step of path) {
    const next: unknown[] = [];
    for (const value of found) {
      if (step === '@') {
        if (isList(value)) for (const item of value) next.push(item);
      } else if (isEntity(value) && Object.hasOwn(value, step)) next.push(value[step]);
    }
    found = next;
  }
  return found.filter(isEntity);
};

/** Where the objects of objectsAt stand, in the same order. Computed only when there is an error to place. */
export const placesAt = (
  root: Entity,
  path: readonly (string | number)[],
): readonly (readonly (string | number)[])[] => {
  const places: (string | number)[][] = [];
  const walk = (value: unknown, depth: number, place: (string | number)[]): void => {
    const step = path[depth];
    if (step === undefined) {
      if (isEntity(value)) places.push(place);
    } else if (step === '@') {
      if (isList(value)) value.forEach((item, index) => walk(item, depth + 1, [...place, index]));
    } else if (isEntity(value) && Object.hasOwn(value, step)) walk(value[step], depth + 1, [...place, step]);
  };
  walk(root, 0, []);
  return places;
};
