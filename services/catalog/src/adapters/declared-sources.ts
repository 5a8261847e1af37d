import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { NO_EDITION } from '../domain/source-date.ts';
import type { DeclaredEdition } from '../ports.ts';

/** `named`: what the name of the source contains */
const Sources = z.array(z.object({ named: z.string(), asOf: z.string(), sourceName: z.string() }));

const SOURCES = Sources.parse(JSON.parse(readFileSync(new URL('../../data/sources.json', import.meta.url), 'utf8')));

/** The declared sources, by their names. */
export const declaredEdition: DeclaredEdition = (source) => {
  const declared = SOURCES.find(({ named }) => source.includes(named));
  return declared ? { asOf: declared.asOf, sourceName: declared.sourceName } : NO_EDITION;
};
