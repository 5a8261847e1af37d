import type { ASTNode } from 'graphql/language/ast';

/**
 * What stands in for the package `graphql` when the client is built: what the cache reads of documents, and a way to tell one document from
 * another. Their texts are nowhere needed, for operations are sent by their hash.
 */
export * from 'graphql/language/index';

/** What equal documents have in common, and no others. */
export const print = (document: ASTNode): string => JSON.stringify(document);
