import { stripTypeScriptTypes } from 'node:module';
import ts from 'typescript';

const compilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
};

/** Jest runs TypeScript the way Node does: types are blanked out, line numbers stay. JSX is compiled, with a source map. */
export default {
  process: (source, path) => ({
    code: path.endsWith('.tsx')
      ? ts.transpileModule(source, { fileName: path, compilerOptions }).outputText
      : stripTypeScriptTypes(source),
  }),
};
