/** What stands above or in place of the map. */
export const MAP_LOADING = 'Loading map...';
export const MAP_FAILED = 'Unable to load map data';
export const MAP_KEY_MISSING = 'Google Maps API key not configured';
export const MAP_LOCATIONS_FAILED = 'Failed to fetch locations';
