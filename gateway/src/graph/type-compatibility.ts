import { getNamedType, isAbstractType, isEnumType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLNamedType, GraphQLSchema, NamedTypeNode } from 'graphql';

const namesIn = (type: GraphQLNamedType | undefined, schema: GraphQLSchema): readonly string[] | undefined => {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : undefined;
};

/** Whether an enum has the same values, or an interface or union the same types, in both schemas. */
const hasSameMembers = (name: string, service: GraphQLSchema, api: GraphQLSchema): boolean => {
  const [here, there] = [service, api].map((schema) => namesIn(schema.getType(name), schema)?.toSorted().join());
  return here === there;
};

/**
 * Whether a valid document means to a service what it means to clients: an interface or union may have fewer types there, and an enum
 * may have values that clients are not shown.
 */
export const hasCompatibleTypes = (document: DocumentNode, service: GraphQLSchema, api: GraphQLSchema): boolean => {
  let isCompatible = true;
  const compare = (name: string | undefined): void => {
    if (name !== undefined && !hasSameMembers(name, service, api)) isCompatible = false;
  };
  const types = new TypeInfo(service);
  const onCondition = ({ typeCondition }: { readonly typeCondition?: NamedTypeNode | undefined }): void =>
    compare(typeCondition?.name.value);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => compare(getNamedType(types.getType())?.name),
      InlineFragment: onCondition,
      FragmentDefinition: onCondition,
    }),
  );
  return isCompatible;
};
