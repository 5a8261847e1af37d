/** What stands in place of the map. */
export const MAP_LOADING = 'Loading map...';
