/** What the text of one operation does: a query may stand without its word. */
export const operationTypeOf = (text: string): 'query' | 'mutation' =>
  text.trimStart().startsWith('mutation') ? 'mutation' : 'query';
