import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';

/**
 * The operations of pages of earlier releases, as [hash, text]: such pages are open while the gateway is replaced.
 * @throws when the schema does not answer one of them any more
 */
export const releasedOperations = (schema) => {
  if (!existsSync('releases')) return [];
  return globSync('releases/*/operations/web.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([name, text]) => {
      const mistakes = validate(schema, parse(text));
      if (mistakes.length) throw new Error(`${file}: ${name}: ${mistakes.map(({ message }) => message).join('; ')}`);
      return [createHash('sha256').update(text).digest('hex'), text];
    }),
  );
};
