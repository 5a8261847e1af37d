import { compilePart } from './compile-part.mjs';

const PLACES = { name: 'places', text: '{n, plural, one {# place} other {# places}}' };

describe('the code of messages', () => {
  it.each([
    ['pt-BR', 'pt_BR'],
    ['sr-Latn', 'sr_Latn'],
    ['la', 'la'],
  ])('counts with the rules of %s', (language, name) => {
    const code = compilePart([{ ...PLACES, language }], '// Generated.');
    expect(code).toContain(`const ${name} = cardinal('${language}');`);
    expect(code).toContain(`plural(d.n, 0, ${name}, {`);
  });
});
