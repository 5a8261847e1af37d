/** Whether the browser was told to fetch as little as possible. Browsers that cannot be told say no. */
export const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const isSaving =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches;
};
