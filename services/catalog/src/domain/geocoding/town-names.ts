/** Where the number of a district begins: "Budapest XIV.", "Wien 3. Bezirk". A roman number stands in capitals. */
const DISTRICT = /\s(?:\d|[IVXLC]{1,6}\.?(?=\s|$))/u;
/** Where something beside the name begins: "Bad Ischl/Salzkammergut", "Springfield (Clark County)". */
const BESIDE = /[/(（]/u;

const before = (text: string, pattern: RegExp): string => {
  const at = text.search(pattern);
  return at < 0 ? text : text.slice(0, at).trimEnd();
};

/**
 * The names by which a town may be known, as it was written first: without what stands beside it, without the number of a district,
 * and with the usual form of a character that has two.
 */
export const townNames = (city: string): readonly string[] => {
  const written = city.trim();
  const alone = before(written, BESIDE);
  const names = [written, alone, before(alone, DISTRICT)];
  return [...new Set(names.flatMap((name) => [name, name.replaceAll('臺', '台')]))].filter(Boolean);
};
