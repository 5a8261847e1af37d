/** The picture of a member in the store of files: its key without size and ending. */
export type Photo = { readonly key: string };
