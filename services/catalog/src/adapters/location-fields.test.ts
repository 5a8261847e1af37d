import { readFileSync } from 'node:fs';
import { parse, type InputObjectTypeDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql';
import { DETAIL_FIELDS } from '../domain/fields.ts';
import { IMPORT_FIELDS } from '../domain/import-row.ts';
import { locationSchema } from './location-schema.ts';

const typeDefs = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

const isWithFields = (node: unknown): node is ObjectTypeDefinitionNode | InputObjectTypeDefinitionNode =>
  typeof node === 'object' && node !== null && 'fields' in node && Array.isArray(node.fields);

const fieldsOf = (name: string): readonly string[] => {
  const definition = typeDefs.definitions.find(
    (node) => isWithFields(node) && node.name.value === name && !node.kind.endsWith('Extension'),
  );
  return isWithFields(definition) ? (definition.fields ?? []).map((field) => field.name.value) : [];
};

/** Stored, queried and requested as two numbers. */
const detailFields = DETAIL_FIELDS.flatMap((field) => (field === 'coordinates' ? ['latitude', 'longitude'] : [field]));

describe('every field of a Location that people can edit', () => {
  it.each([
    ['the type Location of the graph', () => fieldsOf('Location')],
    ['the input of a submission', () => fieldsOf('LocationInput')],
    ['the stored document', () => Object.keys(locationSchema.paths)],
    ['the columns of an import', () => IMPORT_FIELDS],
  ])('is in %s', (_, fields) => {
    expect(detailFields.filter((field) => !fields().includes(field))).toEqual([]);
  });

  it('is in the input of a submission, beside the claim and the marks of the point', () => {
    expect(fieldsOf('LocationInput').toSorted()).toEqual(
      [...detailFields, 'coordinatesAre', 'isClaimed', 'isPointConfirmed'].toSorted(),
    );
  });
});
