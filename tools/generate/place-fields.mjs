// Writes what follows from packages/place-schema into files that cannot loop over it: between two marks in schemas, operations and
// documentation, and whole files of code.
import { VALUE_FIELDS } from '../../packages/place-schema/src/kinds.ts';
import { runAsCommand, settle } from './settle.mjs';

const HEADER = '// Made by tools/generate/place-fields.mjs from packages/place-schema.';

const storedValues = () => `${HEADER}
import type { PlaceValues } from '@wellspring/place-schema/kinds';

/** The fields of a stored place. What an older document lacks is not known. */
export const storedValues = (document: PlaceValues): PlaceValues => ({
${VALUE_FIELDS.map(([field]) => `  ${field}: document.${field} ?? null,`).join('\n')}
});
`;

/** Makes what follows from the table of the fields of a place. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) =>
  settle(new Map([['services/catalog/src/generated/stored-values.ts', storedValues()]]), { check });

if (import.meta.main) await runAsCommand(generate);
