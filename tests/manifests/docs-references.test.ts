import { missingIn, readNames } from './docs-references.ts';

describe('the pages of the repository', () => {
  const names = readNames();
  // The changelog also describes releases whose files were renamed later.
  const pages = names.files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

  it.each(pages)('name files, headings and npm scripts that exist: %s', (page) => {
    expect(missingIn(page, names)).toEqual([]);
  });

  it('fail the check if one of them does not exist', () => {
    const page = [
      '[a](b.md), [b](b.md#first-page), [c](b.md#second), [d](gone.md), [e](https://example.org/gone), [f](#top)',
      '# Top',
      '`npm run a` and `npm run b:c`',
      '`src/a.ts`, `a.ts`, `src/gone.ts`, `gone.ts`, `docs/gone/`, `src/<name>/a.ts`, `text/html`',
    ].join('\n');
    const example = {
      files: ['docs/a.md', 'docs/b.md', 'src/a.ts'],
      scripts: new Set(['a']),
      textOf: (file: string) => (file === 'docs/a.md' ? page : '# First page'),
    };
    expect(missingIn('docs/a.md', example)).toEqual([
      'docs/a.md: link to b.md#second',
      'docs/a.md: link to gone.md',
      'docs/a.md: npm run b:c',
      'docs/a.md: src/gone.ts',
      'docs/a.md: gone.ts',
      'docs/a.md: docs/gone/',
    ]);
  });
});
