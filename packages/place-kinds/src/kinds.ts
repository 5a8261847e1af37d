/** The kinds of each category, by its id. */
const KINDS_OF_CATEGORY = {
  20: ['hotSpring', 'thermalBath', 'onsen', 'openAirBath', 'sento', 'publicBath', 'footBath', 'mudBath', 'sandBath'],
  21: [
    'daySpa',
    'sauna',
    'steamBath',
    'hammam',
    'banya',
    'temazcal',
    'jjimjilbang',
    'floatCenter',
    'saltCave',
    'hotTub',
    'swimmingPool',
    'massage',
  ],
  22: [
    'acupuncture',
    'ayurveda',
    'chiropractor',
    'homeopath',
    'naturopath',
    'osteopath',
    'chineseMedicine',
    'physiotherapist',
    'psychotherapist',
    'counselling',
    'midwife',
    'dietitian',
    'doctor',
    'clinic',
    'reflexology',
    'reiki',
    'shiatsu',
    'hypnotherapist',
  ],
  23: ['retreatCenter', 'meditationCenter', 'monastery', 'ashram', 'buddhistTemple', 'shintoShrine', 'labyrinth'],
  24: [
    'mineralSpring',
    'holyWell',
    'geyser',
    'waterfall',
    'cave',
    'cenote',
    'lake',
    'beach',
    'forest',
    'forestBathing',
    'botanicalGarden',
    'mountain',
    'ancientSite',
  ],
  25: ['gym', 'yogaStudio', 'pilatesStudio', 'taiChi', 'danceSchool', 'park', 'trail'],
  26: ['healthFoodShop', 'vegetarianRestaurant', 'juiceBar', 'teahouse', 'farmersMarket', 'herbalist', 'restaurant'],
  28: ['hotel', 'spaHotel', 'ryokan', 'guestHouse', 'hostel', 'campsite', 'glamping', 'resort'],
} as const;

/** The category that a kind is under: each is under one. */
type KindCategory = keyof typeof KINDS_OF_CATEGORY;

/** A kind of place, finer than its category. */
export type KindId = (typeof KINDS_OF_CATEGORY)[KindCategory][number];

/** All kinds, in the order of their categories. Their names are the messages `kinds.…`. */
export const KIND_IDS = [
  ...KINDS_OF_CATEGORY[20],
  ...KINDS_OF_CATEGORY[21],
  ...KINDS_OF_CATEGORY[22],
  ...KINDS_OF_CATEGORY[23],
  ...KINDS_OF_CATEGORY[24],
  ...KINDS_OF_CATEGORY[25],
  ...KINDS_OF_CATEGORY[26],
  ...KINDS_OF_CATEGORY[28],
] as const;

const CATEGORY_OF = new Map<string, number>(
  Object.entries(KINDS_OF_CATEGORY).flatMap(([category, kinds]) =>
    kinds.map((kind) => [kind, Number(category)] as const),
  ),
);

/** Whether a text is the id of a kind. */
export const isKindId = (text: string): text is KindId => CATEGORY_OF.has(text);

/** The id of the category that a kind is under. */
export const categoryOfKind = (kind: KindId): number => {
  const category = CATEGORY_OF.get(kind);
  if (category === undefined) throw new Error(`no category has the kind ${kind}`);
  return category;
};
