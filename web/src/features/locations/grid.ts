/** Locations on one page of the grid. */
export const GRID_PAGE_SIZE = 9;
/** What stands in for them, and for the categories, while they load. */
export const GRID_SKELETONS = 6;
export const CATEGORY_SKELETONS = 6;
