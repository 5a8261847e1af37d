import { isInterfaceType, isObjectType } from '@apollo/federation-internals';
import type { FieldDefinition, CompositeType, Supergraph } from '@apollo/federation-internals';
import { z } from 'zod';

/** What a field states with `@listSize` of the lists that it answers. */
export type ListSize = {
  /** the most items that there are; undefined: as many as the arguments say */
  readonly most: number | undefined;
  /** arguments that limit the length */
  readonly limits: readonly string[];
  /** the fields of what is answered that are lists of this size; empty: the field is the list */
  readonly sizedFields: readonly string[];
};

/** By `Type.field`. */
export type ListSizes = ReadonlyMap<string, ListSize>;

const ListSizeArguments = z.object({
  assumedSize: z.number().optional(),
  slicingArguments: z.array(z.string()).default([]),
  sizedFields: z.array(z.string()).default([]),
});

const sizeOf = (field: FieldDefinition<CompositeType>): ListSize | undefined => {
  const [stated] = field.appliedDirectivesOf('listSize');
  if (stated === undefined) return undefined;
  const { assumedSize: most, slicingArguments: limits, sizedFields } = ListSizeArguments.parse(stated.arguments());
  return { most, limits, sizedFields };
};

/** Reads from a composed supergraph how long its lists are at most. What clients see of it says nothing of that. */
export const listSizesOf = ({ schema }: Supergraph): ListSizes =>
  new Map(
    schema.types().flatMap((type) => {
      if (!isObjectType(type) && !isInterfaceType(type)) return [];
      return type.fields().flatMap((field) => {
        const size = sizeOf(field);
        return size === undefined ? [] : [[field.coordinate, size] as const];
      });
    }),
  );
