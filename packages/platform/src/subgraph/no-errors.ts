/**
 * The header by which a service says that its answer holds no error, so that whoever puts answers together need not read it. It stands only on answers that are
 * `{"data":{…}}` and nothing else; an answer without it may be anything.
 */
export const NO_ERRORS = { name: 'graphql-errors', value: 'none' } as const;
