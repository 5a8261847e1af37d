export const LISTS_FAILED = 'Failed to load public lists';
export const LIST_FAILED = 'Failed to fetch list';
export const LIST_MISSING = 'List not found';
export const LIST_DENIED = 'Access denied';
export const LIST_NOTE = 'This list may be private or no longer exist.';
export const LIST_EMPTY = { title: 'No locations yet', text: 'This list has no locations so far.' } as const;
export const OWN_LISTS_FAILED = { title: 'Failed to load your lists', text: 'Please try again in a moment.' } as const;
export const NO_OWN_LISTS = {
  title: 'No lists yet',
  text: 'Make one with New List, then put places into it: every place has “Add to list” on its card and its page.',
} as const;
export const SIGN_IN_TO_LIST = 'You need to be logged in to add places to lists.';
export const MORE_LISTS_FAILED = 'Failed to load more lists. Please try again.';
