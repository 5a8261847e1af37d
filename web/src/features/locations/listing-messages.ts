/** The grid and what it says when there is nothing to show. */
export const FEATURED_LOCATIONS = 'Featured Locations';
export const featuredIn = (category: string): string => `${FEATURED_LOCATIONS}: ${category}`;
export const searchResultsFor = (query: string): string => `Search Results for "${query}"`;

export const LOCATIONS_FAILED = { title: 'Error Loading Locations', text: 'Please try again later.' } as const;
export const NO_LOCATIONS = 'No locations found';
export const NO_SEARCH_MATCH = 'Try adjusting your search terms or browse all locations.';
export const CATEGORY_EMPTY = 'No locations available in this category.';
