/** Synonyms: a Location that has one of the names is found by all of them. Singular, folded by themselves. */
export const SAME: readonly (readonly string[])[] = [
  ['sulfur', 'sulphur'],
  ['sulfuric', 'sulphuric'],
  ['sulfurous', 'sulphurous'],
  ['wellness center', 'wellness centre'],
  ['sauna', 'steam bath'],
  ['vegan', 'plant based'],
];

/**
 * What people look for in the Locations of a category, by its id, independent of the words that describe them. Trades and activities are missing:
 * who looks for a massage wants those that offer one, and not every practitioner.
 */
export const OF_CATEGORY: ReadonlyMap<number, readonly string[]> = new Map([
  [20, ['thermal water', 'soak']],
  [21, ['spa', 'detox', 'treatment', 'hydrotherapy']],
  [22, ['practitioner']],
  [23, ['meditate', 'mindfulness']],
  [24, ['nature', 'outdoors']],
  [25, ['workout', 'exercise', 'training', 'sport']],
  [26, ['healthy food', 'restaurant', 'organic', 'vegetarian', 'detox']],
  [28, ['lodge', 'stay', 'accommodation']],
]); // prettier-ignore

/** What people look for about access. */
export const OF_ACCESS = [
  'accessible',
  'accessibility',
  'wheelchair',
  'wheelchair accessible',
  'step free',
  'disabled access',
];
/** An access line that says there is none. */
export const NO_ACCESS: ReadonlySet<string> = new Set(['no', 'none', 'not accessible', 'unknown']);
