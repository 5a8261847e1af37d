import { importLines } from './import-command.ts';

const chunks = async function* (...parts: readonly (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
};
const read = async (...parts: readonly (string | Uint8Array)[]) => {
  const lines: unknown[] = [];
  for await (const line of importLines(chunks(...parts))) lines.push(line);
  return lines;
};

describe('the lines of a file', () => {
  it('are numbered as in an editor, without empty ones', async () => {
    expect(await read('{"a":1}\r\n\n{"b":2}')).toEqual([
      { line: 1, row: { a: 1 } },
      { line: 3, row: { b: 2 } },
    ]);
  });

  it('may arrive in parts, also cut within a character', async () => {
    const bytes = Buffer.from('{"name":"Þingvellir"}\n');
    expect(await read(bytes.subarray(0, 10), bytes.subarray(10))).toEqual([{ line: 1, row: { name: 'Þingvellir' } }]);
  });

  it('may have numbers that JSON does not allow: they become null, and texts stay', async () => {
    expect(await read('{"a":NaN,"b":-Infinity,"c":undefined,"d":"NaN \\" NaN"}')).toEqual([
      { line: 1, row: { a: null, b: null, c: null, d: 'NaN " NaN' } },
    ]);
  });

  it.each([
    ['{"name":', 'the line is not JSON'],
    [Buffer.from([0x22, 0xff, 0x22]), 'the line is not UTF-8'],
    [`"${'x'.repeat(1_000_001)}"`, 'the line is too long'],
  ])('are reported when they are damaged, and the next one is read', async (damaged, reason) => {
    expect(await read(damaged, '\n{"a":1}\n')).toEqual([
      { line: 1, unreadable: reason },
      { line: 2, row: { a: 1 } },
    ]);
  });
});
