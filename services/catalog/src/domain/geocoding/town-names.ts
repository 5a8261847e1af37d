/** From a number of a district on: "Budapest XIV.", "Wien 3. Bezirk". A roman number stands in capitals. */
const DISTRICT = /\s+(?:\d|[IVXLC]{1,6}\.?(?=\s|$)).*$/u;
/** What stands beside the name: "Bad Ischl/Salzkammergut", "Springfield (Clark County)". */
const BESIDE = /\s*[/(（].*$/u;

/**
 * The names by which a town may be known, as it was written first: without what stands beside it, without the number of a district,
 * and with the usual form of a character that has two.
 */
export const townNames = (city: string): readonly string[] => {
  const written = city.trim();
  const alone = written.replace(BESIDE, '');
  const names = [written, alone, alone.replace(DISTRICT, '')];
  return [...new Set(names.flatMap((name) => [name, name.replaceAll('臺', '台')]))].filter(Boolean);
};
