import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

const IMPORT = /^import \{ [^}]* \} from "@messageformat\/runtime(?:\/lib\/cardinals)?";\n/gm;
const FUNCTIONS = ['number', 'plural', 'select'];

/** The functions, or texts without parameters, of some messages of one language, as lines of an object. */
const compiled = (language, texts) => {
  const code = compileModule(
    new MessageFormat(language),
    Object.fromEntries(texts.map(({ name, text }) => [name, text])),
  );
  return (
    code
      .replaceAll(IMPORT, '')
      // Whatever the reader's country: numbers beside a message are written by the client with these digits.
      .replaceAll('number("ar"', 'number("ar-u-nu-latn"')
      // A text without parameters needs no function.
      .replaceAll(/^(\s*["\w]+: )\(\) => (?="(?:[^"\\]|\\.)*",?$)/gm, '$1')
      .replace(/^\s*export default \{\n?/, '')
      .replace(/\n?\}\s*$/, '')
  );
};

/**
 * A module that exports the messages of one part as functions of their values; one without parameters is its text.
 * @param texts { name, text, language } of each message; one in another language has the plural forms of that one
 */
export const compilePart = (texts, header) => {
  const languages = [...new Set(texts.map(({ language }) => language))].sort();
  const bodies = languages.map((language) =>
    compiled(
      language,
      texts.filter((each) => each.language === language),
    ),
  );
  const body = bodies.join(',\n');
  const used = FUNCTIONS.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  const counting = languages.filter((language) => body.includes(`, ${language}, {`));
  return [
    '// @ts-nocheck: the types of the values stand in messages.ts.',
    header,
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '@messageformat/runtime';`] : []),
    ...(counting.length > 0 ? [`import { cardinal } from '../../cardinal.ts';`] : []),
    `import type { CompiledPart } from '../../translate.ts';`,
    '',
    ...counting.map((language) => `const ${language} = cardinal('${language}');`),
    `export const messages: CompiledPart = {\n${body}\n};`,
    '',
  ].join('\n');
};
