/**
 * A file of the data folder that an embedded engine writes. Each call does its work before it returns, so that files that are held
 * within one turn of the event loop are consistent; its promise rejects after a failure.
 */
export type DataFile = {
  /** Writes into the file what waits beside it: what hold() then has to do is little. */
  settle(): Promise<void>;
  /** From now on the file stays as it is, with all that was acknowledged; what is written meanwhile waits beside it. */
  hold(): Promise<void>;
  release(): Promise<void>;
  /** Empties what waits beside the file: what was deleted is nowhere then. false: not now, it is held or read. */
  empty(): Promise<boolean>;
};
