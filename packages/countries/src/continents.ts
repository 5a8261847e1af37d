/** Antarctica has its own row, though nobody lives there: stations and springs of the south are places as well. */
const COUNTRIES_OF = {
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL ' +
    'SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW IO',
  antarctica: 'AQ BV GS HM TF',
  asia:
    'AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ ' +
    'TL TM TR TW UZ VN YE',
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU ' +
    'SE SI SJ SK SM UA VA XK',
  northAmerica:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  southAmerica: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
} as const;

export type Continent = keyof typeof COUNTRIES_OF;

const CONTINENTS = Object.keys(COUNTRIES_OF) as readonly Continent[];

const BY_CODE: ReadonlyMap<string, Continent> = new Map(
  CONTINENTS.flatMap((continent) => COUNTRIES_OF[continent].split(' ').map((code) => [code, continent])),
);

/** The continent of a country by its alpha-2 code; null: it is not known. Countries on two continents are on that of most people's travel guides. */
export const continentOf = (code: string): Continent | null => BY_CODE.get(code) ?? null;
