type Identified = { readonly id: string };

/** What two sequences in id order have of one id. */
export type Pair<Left, Right> =
  | { readonly left: Left; readonly right: Right }
  | { readonly left: Left; readonly right: null }
  | { readonly left: null; readonly right: Right };

/** Walks two sequences in id order side by side; each is read once and never held whole. */
export const pairsById = async function* <Left extends Identified, Right extends Identified>(
  lefts: AsyncIterable<Left>,
  rights: AsyncIterable<Right>,
): AsyncGenerator<Pair<Left, Right>> {
  const left = lefts[Symbol.asyncIterator]();
  const right = rights[Symbol.asyncIterator]();
  try {
    let [a, b] = [await left.next(), await right.next()];
    while (!a.done || !b.done) {
      if (!a.done && !b.done && a.value.id === b.value.id) {
        yield { left: a.value, right: b.value };
        [a, b] = [await left.next(), await right.next()];
      } else if (!a.done && (b.done || a.value.id < b.value.id)) {
        yield { left: a.value, right: null };
        a = await left.next();
      } else if (!b.done) {
        yield { left: null, right: b.value };
        b = await right.next();
      }
    }
  } finally {
    await left.return?.();
    await right.return?.();
  }
};
