import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Checkout } from './checkout.ts';

/** What the compiler says of each of some files: it reads again only what has changed, so that a step can be left out in a second. */
export const compilerOf = ({ root }: Checkout, files: readonly string[]): ((path: string) => string) => {
  const config = join(root, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  // A file is what it holds now.
  const versionOf = (path: string): string => ts.sys.createHash?.(readFileSync(path, 'utf8')) ?? '';
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.map((path) => join(root, path)),
    getScriptVersion: (path) => (path.includes('/node_modules/') ? '' : versionOf(path)),
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
  });
  return (path) =>
    service
      .getSemanticDiagnostics(join(root, path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n');
};
