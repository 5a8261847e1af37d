/** Whether the browser is set to fetch as little as possible. False where it has no such setting. */
export const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const isSaving =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches;
};
