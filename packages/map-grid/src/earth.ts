/** The mean radius of the earth (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;
