/** What the file tells an engine, and where it is here. */
export type Where = {
  readonly environment: Readonly<Record<string, string>>;
  readonly port: number;
  /** a separate folder */
  readonly data: string;
  /** the folder of its secrets */
  readonly secrets: string;
};
