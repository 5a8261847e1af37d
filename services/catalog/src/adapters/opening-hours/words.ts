/** What a word or sign of a text means to the reader of opening hours. */
export type Meaning =
  | { readonly is: 'days'; readonly days: readonly number[] }
  | {
      readonly is:
        | 'range'
        | 'list'
        | 'end'
        | 'closed'
        | 'allDay'
        | 'appointment'
        | 'orAppointment'
        | 'holidays'
        | 'except'
        | 'filler';
    }
  | { readonly is: 'time'; readonly minutes: number };

/** Days by weekday, Monday first, in the languages of the site; abbreviations without their point. */
const DAYS = [
  'monday|l|mon|mo|montag|lundi|lun|lu|lunes|月曜日|月曜|月|الاثنين|الإثنين',
  'tuesday|tues|tue|tu|dienstag|die|di|mardi|mar|ma|martes|火曜日|火曜|火|الثلاثاء',
  'wednesday|wed|we|mittwoch|mi|mercredi|mer|miércoles|miercoles|mié|mie|x|水曜日|水曜|水|الأربعاء|الاربعاء',
  'thursday|thurs|thur|thu|th|donnerstag|do|jeudi|jeu|je|jueves|jue|ju|j|木曜日|木曜|木|الخميس',
  'friday|fri|fr|freitag|vendredi|ven|ve|viernes|vie|vi|v|金曜日|金曜|金|الجمعة',
  'saturday|sat|sa|samstag|sonnabend|samedi|sam|sábado|sabado|sáb|sab|s|土曜日|土曜|土|السبت',
  'sunday|sun|su|sonntag|so|dimanche|dim|domingo|dom|d|日曜日|日曜|日|الأحد|الاحد',
];

const SEVERAL: readonly (readonly [readonly number[], string])[] = [
  [
    [0, 1, 2, 3, 4, 5, 6],
    'daily|every day|everyday|7 days a week|seven days a week|7 days|all week|täglich|jeden tag|tous les jours|tlj|7j/7|7/7|todos los días|todos los dias|diariamente|diario|a diario|毎日|年中無休|無休|يوميا|كل يوم|طوال أيام الأسبوع',
  ],
  [[0, 1, 2, 3, 4], 'weekdays|wochentags|en semaine|entre semana|平日'],
  [[5, 6], 'weekends|weekend|am wochenende|wochenende|le week-end|week-end|fines de semana|fin de semana|週末'],
];

const WORDS = {
  range: '-|–|—|~|〜|to|till|until|through|thru|bis|à|au|a|al|hasta|から|إلى|الى|حتى',
  list: ',|&|+|/|and|und|sowie|et|y|e|、|・|و|،',
  end: ';|\n|\\|',
  closed:
    'closed|geschlossen|ruhetag|fermé|fermée|fermeture|cerrado|cerrada|cierra|定休日|定休|休館日|休館|休業|休み|休|مغلق|off',
  allDay:
    '24/7|24 hours a day|24 hours|24hours|24 hrs|24hrs|24 h|24h|24h/24|24/24|24 stunden|rund um die uhr|durchgehend|24 heures sur 24|24 heures|24 horas|24時間営業|24時間|24 ساعة|على مدار الساعة|always open|around the clock',
  appointment:
    'by appointment only|by appointment|appointment only|nach vereinbarung|nach terminvereinbarung|nur nach vereinbarung|sur rendez-vous|uniquement sur rendez-vous|con cita previa|cita previa|要予約|完全予約制|予約制|予約のみ|بموعد مسبق|بموعد',
  orAppointment:
    'or by appointment|and by appointment|oder nach vereinbarung|und nach vereinbarung|sowie nach vereinbarung|ou sur rendez-vous|et sur rendez-vous|o con cita previa|y con cita previa',
  holidays:
    'public holidays|bank holidays|holidays|feiertage|feiertags|an feiertagen|jours fériés|jours feries|festivos|祝日|祝|العطل الرسمية',
  except: 'except on|except|außer|ausser|außer am|sauf le|sauf|excepto|excepto los|salvo|salvo los',
  filler:
    'opening hours|hours|open|from|on|the|öffnungszeiten|geöffnet|offen|von|ab|am|um|uhr|horaires|ouvert|ouverte|de|du|le|les|h|hs|hrs|horas|heures|horario|abierto|abierta|los|las|el|del|desde|営業時間|営業|مفتوح|まで|من|أوقات العمل|:|.|(|)|「|」',
} as const;

const NOON = 'noon|midday|mittags|mittag|midi|mediodía|mediodia|正午|الظهر';
const MIDNIGHT = 'midnight|mitternacht|minuit|medianoche|منتصف الليل';

const entries = (text: string, meaning: Meaning): (readonly [string, Meaning])[] =>
  text
    // "|" itself ends a rule.
    .split(/(?<!\\)\|/)
    .map((word) => [word.replace('\\', ''), meaning]);

const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...DAYS.flatMap((words, day) => entries(words, { is: 'days', days: [day] })),
  ...DAYS.flatMap((words, day) =>
    // "Mondays", "montags", "lundis", "sábados"; a word of two letters has no plural.
    entries(words, { is: 'days', days: [day] }).flatMap(([word, meaning]) =>
      /^[a-zé]{4,}[^s]$/.test(word) ? [[`${word}s`, meaning] as const] : [],
    ),
  ),
  ...SEVERAL.flatMap(([days, words]) => entries(words, { is: 'days', days })),
  ...entries(WORDS.range, { is: 'range' }),
  ...entries(WORDS.list, { is: 'list' }),
  ...entries(WORDS.end, { is: 'end' }),
  ...entries(WORDS.closed, { is: 'closed' }),
  ...entries(WORDS.allDay, { is: 'allDay' }),
  ...entries(WORDS.appointment, { is: 'appointment' }),
  ...entries(WORDS.orAppointment, { is: 'orAppointment' }),
  ...entries(WORDS.holidays, { is: 'holidays' }),
  ...entries(WORDS.except, { is: 'except' }),
  ...entries(WORDS.filler, { is: 'filler' }),
  ...entries(NOON, { is: 'time', minutes: 720 }),
  ...entries(MIDNIGHT, { is: 'time', minutes: 1440 }),
]);

const LONGEST = Math.max(...[...MEANINGS.keys()].map((word) => word.length));

/** Scripts that write words without spaces between them. */
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** The longest word or sign with a meaning that begins at a position and ends there as a word. */
export const wordAt = (text: string, at: number): { readonly meaning: Meaning; readonly length: number } | null => {
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    const meaning = MEANINGS.get(word);
    if (!meaning) continue;
    const last = word.at(-1) ?? '';
    const next = text[at + length] ?? ' ';
    // The Arabic "and" is written without a space after it.
    const isEnd = !IN_WORD.test(last) || NO_SPACES.test(last) || word === 'و' || !IN_WORD.test(next);
    if (isEnd) return { meaning, length };
  }
  return null;
};
