import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

const IMPORT = /^import \{ [^}]* \} from "@messageformat\/runtime(?:\/lib\/cardinals)?";\n/gm;
const FUNCTIONS = ['number', 'plural', 'select'];

/** The name of a language in code: pt-BR is no name of a variable. */
const variableOf = (language) => language.replaceAll('-', '_');

/** The functions, or texts without parameters, of some messages of one language, as lines of an object. */
const compiled = (language, texts) => {
  const code = compileModule(
    new MessageFormat(language),
    Object.fromEntries(texts.map(({ name, text }) => [name, text])),
  );
  return (
    code
      .replaceAll(IMPORT, '')
      // messageformat counts with the rules of pt for pt-BR, and with English ones for a language that it has no rules of.
      .replaceAll(/(\bplural\([^,()]+, \d+, )\w+(?=, \{)/g, `$1${variableOf(language)}`)
      // Whatever the reader's country: numbers beside a message are written by the client with these digits.
      .replaceAll('number("ar"', 'number("ar-u-nu-latn"')
      // A text without parameters needs no function.
      .replaceAll(/^(\s*["\w]+: )\(\) => (?="(?:[^"\\]|\\.)*",?$)/gm, '$1')
      .replace(/^\s*export default \{\n?/, '')
      .replace(/\n?\}\s*$/, '')
  );
};

const languagesOf = (texts) => [...new Set(texts.map(({ language }) => language))].sort();

/** The messages that are in several languages: one in another language has the plural forms of that one. */
const compiledEach = (texts) =>
  languagesOf(texts)
    .map((language) =>
      compiled(
        language,
        texts.filter((each) => each.language === language),
      ),
    )
    .join(',\n');

/** A module of what was compiled for these languages, with what it needs of the run time. */
const moduleOf = (languages, body, exported, header) => {
  const used = FUNCTIONS.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const counting = languages.filter((language) => body.includes(`, ${variableOf(language)}, {`));
  return [
    '// @ts-nocheck: the types of the values stand in messages.ts.',
    header,
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '@messageformat/runtime';`] : []),
    ...(counting.length > 0 ? [`import { cardinal } from '../../cardinal.ts';`] : []),
    `import type { CompiledPart } from '../../translate.ts';`,
    '',
    ...counting.map((language) => `const ${variableOf(language)} = cardinal('${language}');`),
    `export const ${exported} = {\n${body}\n};`,
    '',
  ].join('\n');
};

/**
 * A module that exports the messages of one part as functions of their values; one without parameters is its text.
 * @param texts { name, text, language } of each message
 */
export const compilePart = (texts, header) =>
  moduleOf(languagesOf(texts), compiledEach(texts), 'messages: CompiledPart', header);

/**
 * A module that exports the messages of several parts by the names of the parts.
 * @param parts [part, texts as in `compilePart`]
 */
export const compileParts = (parts, header) => {
  const bodies = parts.map(([part, texts]) => `${part}: {\n${compiledEach(texts)}\n}`);
  const languages = languagesOf(parts.flatMap(([, texts]) => texts));
  return moduleOf(languages, bodies.join(',\n'), 'parts: Readonly<Record<string, CompiledPart>>', header);
};
