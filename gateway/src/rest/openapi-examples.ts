import type { createDocument } from 'zod-openapi';
import { isSchema, type Schema } from './describe-schema.ts';
import { exampleGiven, exampleSent, type NamedSchemas } from './example-of.ts';

type OpenApi = ReturnType<typeof createDocument>;
type MakeExample = (schema: Schema, schemas: NamedSchemas) => unknown;

const TYPED = /^(application\/(.+\+)?json|multipart\/form-data)$/;

/** Adds to each kind of content that has fields an example of it. */
const addTo = (content: unknown, make: MakeExample, schemas: NamedSchemas): void => {
  if (!isSchema(content)) return;
  for (const [type, media] of Object.entries(content))
    if (TYPED.test(type) && isSchema(media) && isSchema(media.schema))
      Object.assign(media, { example: make(media.schema, schemas) });
};

/** Adds examples to the bodies and the answers of all operations, in place. */
export const addExamples = (document: OpenApi): OpenApi => {
  const { schemas = {}, responses: shared = {} } = document.components ?? {};
  const contentIn = (response: unknown): unknown => (isSchema(response) ? response.content : undefined);
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of [item.get, item.post, item.put, item.delete]) {
      addTo(contentIn(operation?.requestBody), exampleSent, schemas);
      for (const response of Object.values(operation?.responses ?? {}))
        addTo(contentIn(response), exampleGiven, schemas);
    }
  for (const response of Object.values(shared)) addTo(contentIn(response), exampleGiven, schemas);
  return document;
};
