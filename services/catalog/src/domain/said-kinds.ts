import { kindsSaidBy } from '@wellspring/place-kinds/kinds-said-by';
import type { PlaceFactOf } from '@wellspring/place-schema/fact';

type Place = {
  readonly name: string;
  readonly description: string | null;
  readonly categoryId: number;
  readonly tags: readonly { readonly name: string }[];
  readonly kinds: PlaceFactOf<'kinds'> | null;
};

/** A place with the kinds that its own words say, where nobody has entered any. `source`: whose words these are; null: a member's. */
export const withSaidKinds = <P extends Place>(place: P, source: string | null): P => {
  if (place.kinds && place.kinds.basis !== 'read') return place;
  const are = kindsSaidBy({ ...place, tags: place.tags.map(({ name }) => name) });
  const kinds = are.length === 0 ? null : { are, basis: 'read' as const, source, date: null, readFrom: place.name };
  return { ...place, kinds };
};
