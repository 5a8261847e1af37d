export type Variables = Readonly<Record<string, unknown>>;

/** The fields of an operation's answer. */
export type GraphData = Readonly<Record<string, unknown>>;

/** Carries one of our codes and words for the reader. */
export type GraphError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
};

/** What an operation is answered with, by one service or by the whole graph. */
export type GraphResult = {
  readonly data?: GraphData | null;
  readonly errors?: readonly GraphError[];
};
