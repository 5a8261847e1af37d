import { BY_ISO_CODE, COUNTRY_CODES } from './codes.ts';
import { OTHER_NAMES } from './other-names.ts';

/** The languages of CLDR. A name that two languages give to different countries is read in the first; English is before all. */
export const LANGUAGES =
  'en zh zh-Hant es ar hi pt fr de ja ru ko it tr vi nl pl uk ro hu cs sv el he th id fa da fi nb sk bg hr sr sr-Latn sl lt lv et ' +
  'is ka hy az az-Cyrl kk uz uz-Cyrl mn ca eu gl ga cy mk sq bs be ms fil sw ta te bn ur af nn am as asa ast bas bem bez bgc ' +
  'bho blo bm bo br brx bua ccp ce ceb cgg chr ckb csw cv dav dje doi dsb dua dyo dz ebu ee eo ewo ff fo fr-CA fur fy gaa gd gsw ' +
  'gu guz gv ha haw hsb ia ie ig ii jgo jmc jv kab kam kde kea kgp khq ki kkj kl kln km kn kok ks ksb ksf ksh ku kw kxv ky lag lb ' +
  'lg lij lkt lmo ln lo lrc lu luo luy mai mas mer mfe mg mgh mgo mi ml mni mr mt mua my mzn naq nd nds ne nmg nnh nqo nso nus ' +
  'nyn oc om or os pa pcm pms prg ps qu raj rm rn rof rw rwk sa sah saq sat sbp sc scn sd se seh ses sg shi shn si smn sn so st ' +
  'su syr szl tg ti tk tn to tok tt twq tyv tzm ug vai vec vmw vun wae wo xh xnr xog yav yi yo yrl yue za zgh zu';

/** Characters of the longest text that is looked up; no country has a longer name. */
const LONGEST = 100;

/** Marks that readers of Latin, Greek, Cyrillic, Hebrew and Arabic leave out when they type. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u064b-\u065f\u0670]/g;

/** A name without case, accents, punctuation, spaces and a leading article. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/^the\s+/, '')
    .replace(/\band\b|&/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** Countries that CLDR calls otherwise in short, in some language. */
export const WITH_SHORT_NAMES: readonly string[] = 'BA CC GB HK KR MM MO PN PS SA US'.split(' ');

const STYLES = [
  ['long', COUNTRY_CODES],
  ['short', WITH_SHORT_NAMES],
] as const;

/** The names of all countries in a language, each with its code. */
const namesIn = (language: string): readonly (readonly [string, string])[] =>
  STYLES.flatMap(([style, codes]) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style });
    return codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[name, code] as const] : [];
    });
  });

/** Countries by their names: language after language is read, until a name is found. */
const namesOfCountries = () => {
  const codes = new Map<string, string>();
  const add = (name: string, code: string): void => {
    if (name && !codes.has(name)) codes.set(name, code);
  };
  for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names) add(folded(name), code);
  const pendingLanguages = LANGUAGES.split(' ');
  const read = new Set<string>(); // as written: languages share most names
  return (name: string): string | null => {
    for (;;) {
      const code = codes.get(name);
      const language = code === undefined ? pendingLanguages.shift() : undefined;
      if (language === undefined) return code ?? null;
      for (const [other, its] of namesIn(language)) {
        if (!read.has(other)) add(folded(other), its);
        read.add(other);
      }
    }
  };
};

const byName = namesOfCountries();

/** Only letters: "N/A" is no code, although "NA" is one. */
const ISO_CODE = /^[a-z]{2,3}$/i;

/**
 * The ISO 3166-1 alpha-2 code of a country by its alpha-2 or alpha-3 code, or by any of its names: those of CLDR in every language, the
 * usual abbreviations and former names. null: no country is called so.
 */
export const countryCodeOf = (text: string | null): string | null => {
  const name = text?.trim() ?? '';
  if (name === '' || name.length > LONGEST) return null;
  const code = ISO_CODE.test(name) ? BY_ISO_CODE.get(name.toUpperCase()) : undefined;
  return code ?? byName(folded(name));
};
