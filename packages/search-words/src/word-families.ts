/**
 * Words that are looked for as one, the first of each row standing for all: spellings, abbreviations in names, the person and the doing, and in
 * other languages what a place is like. Folded, singular.
 */
const FAMILIES = [
  'center centre',
  'theater theatre',
  'color colour',
  'harbor harbour',
  'gray grey',
  'program programme',
  'pediatric paediatric',
  'orthopedic orthopaedic',
  'gynecologist gynaecologist gynecology gynaecology',
  'saint sankt st ste',
  'mount mt',
  'healer healing heal',
  'meditation meditate meditating',
  'relaxation relaxing relax',
  'hiking hike hiker',
  'swimming swim swimmer',
  'dancing dance dancer',
  'climbing climb climber',
  'dermatology dermatologist',
  'optometry optometrist',
  'kinesiology kinesiologist',
  'podiatry podiatrist',
  'nutrition nutritional',
  'therapy therapist therapeutic therapie therapeut therapeutin terapia terapeuta therapeute',
  'herbal herb',
  'silence silent schweigen stille silencio silencioso silencieux silencieuse csend csende',
  'fasting heilfasten fasten fastenkur fastenklinik fastenwandern jeune ayuno bojt bojtkura',
  'sulphur sulfur schwefel schwefelbad schwefelbader schwefelquelle schwefelquellen soufre azufre sulfureuse sulfurosa kenes',
  'traditional traditionell traditionelle tradicional traditionnel traditionnelle hagyomanyos',
  'pregnancy schwangerschaft grossesse embarazo terhes',
  'mindfulness mindful',
  'vegan veganism',
  'vegetarian vegetarianism',
  'organic organically',
];

const FIRST_OF_FAMILY: ReadonlyMap<string, string> = new Map(
  FAMILIES.map((family) => family.split(' ')).flatMap(([first = '', ...others]) => others.map((word) => [word, first])),
);

/** The word that stands for the family of a word; the word itself when it has none. */
export const familyOf = (word: string): string => FIRST_OF_FAMILY.get(word) ?? word;
