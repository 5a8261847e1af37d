/** A place as a member types it. */
export const placeInput = (name: string) => ({
  name,
  description: 'Warm water',
  address: '1 Spring Road',
  city: 'Reykjavík',
  country: 'Bhutan',
  latitude: 64.1,
  longitude: -21.9,
  categoryId: 21,
});
