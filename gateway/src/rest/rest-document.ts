import type { GraphData } from '@wellspring/platform/subgraph/graph-result';

/** An operation of the graph as text, with the types of its variables and of its data: made by `npm run generate`. */
export type RestDocument<Data extends GraphData, Variables> = {
  readonly name: string;
  /** the names of its root fields in the answer */
  readonly fields: readonly string[];
  readonly text: string;
  readonly types?: (variables: Variables) => Data;
};

const isDataOf = <Data extends GraphData, Variables>(
  { fields }: RestDocument<Data, Variables>,
  data: GraphData,
): data is Data => fields.every((field) => Object.hasOwn(data, field));

/**
 * The data, once it is what a document asks for. The graph shapes all below its root fields by the schema that the types were made from, so
 * that only those need to be looked for. @throws Error when one of them is missing
 */
export const checkedData = <Data extends GraphData, Variables>(
  document: RestDocument<Data, Variables>,
  data: GraphData,
): Data => {
  if (!isDataOf(document, data)) throw new Error(`${document.name} was not answered as the schema says`);
  return data;
};
