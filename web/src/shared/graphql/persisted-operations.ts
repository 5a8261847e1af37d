import { Kind, type DocumentNode } from 'graphql';
import { operations } from '../../generated/operations.ts';

/** An operation: its identifier on the wire, which is the sha256 of its text, and its document. */
type Operation = readonly [hash: string, document: DocumentNode];

const registered = new Map(Object.entries<Operation>(operations));

const listeners = new Set<() => void>();

/** Calls back each time that a module of operations was loaded. */
export const onOperationsAdded = (listener: () => void): void => void listeners.add(listener);

/** A module of operations that is loaded later makes its own known. */
export const addOperations = (more: Readonly<Record<string, Operation>>): void => {
  for (const [name, operation] of Object.entries(more)) registered.set(name, operation);
  for (const listener of listeners) listener();
};

/** The identifier of an operation on the wire. */
export const hashOfOperation = (name: string): string => registered.get(name)?.[0] ?? '';

/** The document of an operation; undefined: the module that it is in is not here yet. */
export const documentOfOperation = (name: string): DocumentNode | undefined => registered.get(name)?.[1];

/** The name of a document's operation. */
export const operationNameOf = (document: DocumentNode): string => {
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value ?? '';
  return '';
};
