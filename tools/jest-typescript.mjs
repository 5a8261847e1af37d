import { stripTypeScriptTypes } from 'node:module';
import { basename, extname } from 'node:path';
import ts from 'typescript';

const compilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
};

const CODE = {
  '.tsx': (source, path) => ts.transpileModule(source, { fileName: path, compilerOptions }).outputText,
  '.ts': (source) => stripTypeScriptTypes(source),
  '.svg': (_source, path) => `export default '/${basename(path)}'`,
};

/**
 * Jest runs TypeScript the way Node does: types are blanked out, line numbers stay. JSX is compiled, with a source map. A picture is its
 * address, as in the build of the web client.
 */
export default { process: (source, path) => ({ code: CODE[extname(path)](source, path) }) };
