import type { ClientConfig } from '@wellspring/rest-contract/client-config';

type Point = { readonly latitude: number; readonly longitude: number };
type Streets = Pick<NonNullable<ClientConfig['streets']>, 'version' | 'bounds'>;

/** Whose data all streets are; the same in each language. */
export const STREET_CREDIT = '© OpenStreetMap';

/** The version of the streets around a point; null: there are none. */
export const streetsAt = (streets: Streets | null, { latitude, longitude }: Point): string | null => {
  const isThere = streets?.bounds.some(({ west, south, east, north }) => {
    const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
    return isBetween && latitude >= south && latitude <= north;
  });
  return streets && isThere ? streets.version : null;
};
