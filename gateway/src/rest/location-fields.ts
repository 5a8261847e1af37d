/** The fields of a place that REST answers with: those of Location in the contract, by the same names. */
export const LOCATION_FIELDS = `
  fragment LocationFields on Location {
    id name description latitude longitude address city state country categoryId
    tags { name slug }
    website phoneNumber hours priceRange avgCost healingProperties accessibility temperature mineralContent bestTimeToVisit
    isVerified isClaimed submittedBy claimedBy averageRating reviewCount source licence createdAt updatedAt
  }`;
