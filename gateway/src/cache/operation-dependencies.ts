import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  valueFromASTUntyped,
  type ValueNode,
} from 'graphql';
import { supergraphServices } from './supergraph-services.ts';

/** What a response shows: one entity of a service by its id, or, without an id, any data of the service. */
export type Dependency = { readonly service: string; readonly type?: string; readonly id?: string };

/** What happened in a service: to some entities of one type, or, without ids, to unknown ones. */
export type Change = { readonly service: string; readonly type?: string; readonly ids?: ReadonlySet<string> };

/** Whether a change may have changed what a response shows. In doubt it has. */
const isAffected = (dependency: Dependency, change: Change): boolean => {
  if (dependency.service !== change.service) return false;
  if (dependency.id === undefined || change.ids === undefined) return true;
  return dependency.type !== change.type || change.ids.has(dependency.id);
};

/** Like isAffected, for any response and any event. */
export const isAnyAffected = (dependencies: readonly Dependency[], changes: readonly Change[]): boolean =>
  changes.some((change) => dependencies.some((dependency) => isAffected(dependency, change)));

/** With more ids than this, everything of the service counts as changed. */
const IDS_MAX = 1_000;

/** Two changes of one service as one. */
export const mergeChanges = (one: Change, other: Change): Change => {
  const { service, type, ids } = one;
  if (ids === undefined || other.ids === undefined || type === undefined || type !== other.type) return { service };
  const all = new Set([...ids, ...other.ids]);
  return all.size > IDS_MAX ? { service } : { service, type, ids: all };
};

type Variables = Readonly<Record<string, unknown>>;

/** What an operation shows when it runs with these variables. */
export type DependenciesOf = (variables: Variables) => readonly Dependency[];

/** Data that comes with a release: no event changes it, of any service. */
const FIXED_TYPES = new Set(['Category', 'GeocodeResult']);

/** An entity that is requested by its id. */
type EntityKey = { readonly type: string; readonly id: ValueNode };

/** Where the walk through an operation is: the services of the parent, and the entity that all fields here depend on. */
type Position = { readonly services: readonly string[]; readonly entity: EntityKey | undefined };

type Operation = {
  readonly definition: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};

const operationIn = (text: string, operationName: string | undefined): Operation => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const found: OperationDefinitionNode[] = [];
  for (const definition of parse(text, { noLocation: true }).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName === undefined || definition.name?.value === operationName) found.push(definition);
  }
  const [definition] = found;
  if (definition === undefined) throw new Error('The document has no operation of this name');
  return { definition, fragments };
};

/** `field(id: …)` that is no list. */
const entityKeyOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): EntityKey | undefined => {
  const id = node.arguments?.find(({ name }) => name.value === 'id')?.value;
  return id === undefined || isListType(getNullableType(field.type))
    ? undefined
    : { type: getNamedType(field.type).name, id };
};

const dependencyOn = (service: string, entity: EntityKey | undefined, variables: Variables): Dependency => {
  const id: unknown = entity && valueFromASTUntyped(entity.id, variables);
  return entity === undefined || typeof id !== 'string' ? { service } : { service, type: entity.type, id };
};

/**
 * Reads from the composed graph which services the fields of an operation come from. What belongs to an entity that is
 * requested by its id depends on that entity; everything else on all data of its service.
 */
export const dependencyReader = (
  supergraphSdl: string,
): ((document: string, operationName?: string) => DependenciesOf) => {
  const schema = buildSchema(supergraphSdl, { assumeValidSDL: true });
  const { ofField, isEntity } = supergraphServices(schema);

  return (text, operationName) => {
    const { definition, fragments } = operationIn(text, operationName);
    const shown = new Map<string, { readonly service: string; readonly entity: EntityKey | undefined }>();

    const visitField = (parent: GraphQLCompositeType, node: FieldNode, position: Position): void => {
      const field = isUnionType(parent) ? undefined : parent.getFields()[node.name.value];
      if (field === undefined) return;
      const type = getNamedType(field.type);
      if (FIXED_TYPES.has(type.name)) return;
      const own = ofField(parent, field);
      const services = own.length > 0 ? own : position.services;
      // The fields of the requested entity belong to it; another entity within it can change independently.
      const isOther = position.entity !== undefined && isEntity(type);
      const entity = isOther ? undefined : (position.entity ?? entityKeyOf(field, node));
      for (const service of services) shown.set(`${service} ${JSON.stringify(entity)}`, { service, entity });
      if (isCompositeType(type)) visit(type, node.selectionSet?.selections ?? [], { services, entity });
    };

    const visit = (parent: GraphQLCompositeType, nodes: readonly SelectionNode[], position: Position): void => {
      for (const node of nodes) {
        if (node.kind === Kind.FIELD) {
          visitField(parent, node, position);
          continue;
        }
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
        const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
        const type = isCompositeType(condition) ? condition : parent;
        visit(type, fragment?.selectionSet.selections ?? [], position);
      }
    };

    const root = schema.getRootType(definition.operation);
    if (root) visit(root, definition.selectionSet.selections, { services: [], entity: undefined });
    return (variables) => [...shown.values()].map(({ service, entity }) => dependencyOn(service, entity, variables));
  };
};
