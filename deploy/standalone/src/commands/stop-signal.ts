/** Aborted when a terminal, a container platform, or the parent process ends this process. */
export const stopSignal = (): AbortSignal => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  process.once('disconnect', () => stopping.abort());
  return stopping.signal;
};
