/** What people say of their own place, at the end of a search or before it. Longer ones first; folded by themselves. */
const MINE = [
  'close to my location', 'near my location', 'in my area', 'close to me', 'around me', 'nearby me', 'near me',
  'in meiner umgebung', 'in meiner nähe', 'nahe bei mir', 'bei mir',
  'à côté de moi', 'autour de moi', 'près de moi', 'près de chez moi',
  'cerca de mi ubicación', 'cerca de mí', 'cerca mío', 'perto de mim', 'vicino a me', 'bij mij in de buurt',
  '私の近く', '現在地', '我附近', '我的附近', '내 주변', '내 근처',
  'بالقرب مني', 'قريب مني', 'قريبة مني', 'بجانبي', 'рядом со мной', 'blisko mnie', 'yakınımda', 'yakınımdaki',
  'a közelemben', 'közelemben', 'hozzám közel',
] as const; // prettier-ignore

/** The same only at the end: before a name they say something of that. */
const HERE = [
  'around here', 'near here', 'close by', 'nearby', 'near', 'in der nähe', 'à proximité', 'près d’ici', 'cerca de aquí', 'cerca',
  'nelle vicinanze', 'in de buurt', '近く', 'この近く', '附近', '근처', '주변', 'поблизости', 'w pobliżu', 'a közelben', 'a környéken',
] as const; // prettier-ignore

/** Scripts without spaces, before the search words: "近くの温泉", "附近的温泉". */
const BEFORE = /^(?:この|私の|我|我的|在我)?(?:近く(?:の|にある)?|附近(?:的|有)?)(?=.)/u;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const wordsIn = (phrase: string): readonly string[] => phrase.split(' ').map(fold);
const AT_END = [...MINE, ...HERE].map(wordsIn).toSorted((a, b) => b.length - a.length);
const AT_START = MINE.map(wordsIn).toSorted((a, b) => b.length - a.length);

/** The text without "near me", in any of some languages; null: it does not have these words. At most 300 characters. */
export const withoutNearMe = (text: string): string | null => {
  const plain = text.trim();
  const words = plain.split(/\s+/u).filter((word) => fold(word) !== '');
  const folded = words.map(fold);
  const isAt = (phrase: readonly string[], from: number): boolean =>
    from >= 0 && phrase.every((word, at) => folded[from + at] === word);
  const end = AT_END.find((phrase) => isAt(phrase, folded.length - phrase.length));
  if (end) return words.slice(0, -end.length).join(' ');
  const start = AT_START.find((phrase) => isAt(phrase, 0));
  if (start) return words.slice(start.length).join(' ');
  return BEFORE.test(plain) ? plain.replace(BEFORE, '').trim() : null;
};
