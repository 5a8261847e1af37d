/** Synonyms: a Location that has one of the names is found by all of them. Singular, folded by themselves. */
export const SAME: readonly (readonly string[])[] = [
  ['hot spring', 'hotspring', 'thermal spring', '温泉'],
  ['sulfur', 'sulphur'],
  ['sulfuric', 'sulphuric'],
  ['sulfurous', 'sulphurous'],
  ['bathhouse', 'bath house'],
  ['hammam', 'hamam', 'turkish bath', 'turkish hammam'],
  ['onsen', '温泉', 'japanese bath'],
  ['jjimjilbang', '찜질방', 'korean spa', 'korean sauna'],
  ['banya', 'баня', 'russian bath', 'russian sauna'],
  ['retreat', 'retreat center', 'retreat centre'],
  ['wellness center', 'wellness centre'],
  ['forest bathing', 'shinrin yoku', '森林浴'],
  ['ayurveda', 'ayurvedic'],
  ['sauna', 'steam bath'],
  ['vegan', 'plant based'],
  ['tai chi', 'taichi', 'taiji'],
  ['qigong', 'qi gong', 'chi kung'],
];

/** What people look for in the Locations of a category, by its id, independent of the words that describe them. */
export const OF_CATEGORY: ReadonlyMap<number, readonly string[]> = new Map([
  [20, ['spa', 'thermal bath', 'thermal water', 'therme', 'soak']],
  [21, ['spa', 'day spa', 'massage', 'detox', 'treatment', 'hydrotherapy']],
  [22, ['doctor', 'physician', 'clinic', 'physio', 'physiotherapy', 'osteopath', 'massage', 'tcm', 'acupuncture', 'therapist', 'practitioner']],
  [23, ['meditate', 'ashram', 'monastery', 'silence', 'mindfulness']],
  [24, ['nature', 'outdoors']],
  [25, ['gym', 'pilates', 'workout', 'exercise', 'training', 'sport']],
  [26, ['healthy food', 'restaurant', 'organic', 'vegetarian', 'detox']],
  [28, ['hotel', 'lodge', 'resort', 'stay', 'accommodation']],
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
