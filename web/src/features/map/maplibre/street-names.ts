import type { ExpressionFilterSpecification, ExpressionSpecification } from 'maplibre-gl';

/**
 * Names as the basemap schema has them: `name:xx` in languages; `name`, `name2` and `name3` for what stands on signs, one for each script;
 * and beside them `script`, `script2` and `script3`, which are absent for Latin letters.
 */
const SEGMENTS = ['', '2', '3'] as const;
type Segment = (typeof SEGMENTS)[number];

/** The scripts beside Latin that readers of a language read. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  ar: ['Arabic'],
  ja: ['Han', 'Hiragana', 'Katakana', 'Mixed-Japanese'],
};

/** Whether there is such a name, in letters that these readers read. */
const isRead = (segment: Segment, language: string): ExpressionFilterSpecification => [
  'all',
  ['has', `name${segment}`],
  [
    'any',
    ['!', ['has', `script${segment}`]],
    ['in', ['get', `script${segment}`], ['literal', [...(SCRIPTS[language] ?? [])]]],
  ],
];

const local: ExpressionSpecification = ['coalesce', ['get', 'name'], ''];

/** In the reader's language, else in letters that they read, else as it stands on signs. */
export const nameIn = (language: string): ExpressionSpecification => {
  const named = (key: string): ExpressionSpecification => ['get', key];
  const [first, second, third] = SEGMENTS;
  return [
    'case',
    ['has', `name:${language}`],
    named(`name:${language}`),
    isRead(first, language),
    named('name'),
    ['has', 'name:en'],
    named('name:en'),
    isRead(second, language),
    named('name2'),
    isRead(third, language),
    named('name3'),
    local,
  ];
};

/** With the name that stands on signs below it, where that is another one. */
export const withLocalName = (language: string): ExpressionSpecification => {
  const own = nameIn(language);
  return ['case', ['==', own, local], own, ['format', own, {}, '\n', {}, local, { 'font-scale': 0.85 }]];
};
