import { keyOfSize } from '../images/sweep.ts';
import type { Objects } from '../objects/port.ts';
import { type Examination, ok, warning, wrong } from '../doctor/finding.ts';

/** So many are looked at, on each side. */
const MOST = 10_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const BATCH = 200;

type Pictures = {
  /** such as "photos of places" */
  readonly about: string;
  readonly prefix: string;
  /** which of these keys a document names */
  readonly named: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** so many keys that documents name */
  readonly someNamed: (limit: number) => Promise<readonly string[]>;
};
type Store = Pick<Objects, 'list'>;

/** What is in the store, in the order of the keys; `upTo`: the last one that was looked at. */
const listPictures = async (objects: Store, prefix: string) => {
  const keys = new Set<string>();
  const old = new Set<string>();
  for await (const { key, modifiedAt } of objects.list(`${prefix}/`)) {
    const picture = keyOfSize(key);
    if (keys.size === MOST && !keys.has(picture)) return { keys, old, upTo: [...keys].at(-1) ?? '' };
    keys.add(picture);
    // Younger ones may still be named.
    if (Date.now() - modifiedAt.getTime() > DAY_MS) old.add(picture);
  }
  return { keys, old, upTo: null };
};

const countUnreferenced = async (keys: readonly string[], named: Pictures['named']): Promise<number> => {
  let count = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    const some = keys.slice(at, at + BATCH);
    const referenced = await named(some);
    count += some.filter((key) => !referenced.has(key)).length;
  }
  return count;
};

const isThere = async (objects: Store, key: string): Promise<boolean> => {
  for await (const _ of objects.list(`${key}-`)) return true;
  return false;
};

/** Files that no document names, and files that documents name and that are not there. */
export const pictureExamination = (objects: Store, { about, prefix, named, someNamed }: Pictures): Examination => ({
  about,
  examine: async () => {
    const { keys, old, upTo } = await listPictures(objects, prefix);
    const unreferenced = await countUnreferenced([...old], named);
    const expected = (await someNamed(MOST)).filter((key) => upTo === null || key <= upTo);
    let missing = 0;
    // Looked at once more: it may have come in between.
    for (const key of expected) if (!keys.has(key) && !(await isThere(objects, key))) missing += 1;
    const cure = 'bring the file store of the backup back (npm run restore), or delete what names them';
    const findings = [
      ...(missing > 0 ? [wrong(`${missing} that documents name are not in the file store`, cure)] : []),
      ...(unreferenced > 0
        ? [
            warning(
              `no document names ${unreferenced} in the file store`,
              'let the service run: it removes them within the hour',
            ),
          ]
        : []),
    ];
    return findings.length > 0 ? findings : [ok(`${expected.length} are named, and all are there`)];
  },
});
