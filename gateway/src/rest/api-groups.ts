/** What the calls of each heading of the documentation are about. */
export const API_GROUPS: Readonly<Record<string, string>> = {
  Account: 'Joining, signing in and out, and one’s own account',
  Administration: 'Members and the record of what admins did',
  'Administration of places': 'Publishing, changing and deleting places, for admins',
  Analytics: 'How the site is used',
  Badges: 'What members earned by contributing',
  'Claims and corrections': 'What members propose of places, and what admins decide',
  Contact: 'Messages to those who keep the site',
  'Favorites and visits': 'What a member keeps of places, for themselves',
  'Hero images': 'Pictures at the top of the landing page',
  Lists: 'Lists of places, for oneself or for everybody',
  Locations: 'Places: to find, to read, to submit',
  Map: 'Places of one view of the map, and points for names',
  Reports: 'What is wrong with a place, a review or a list',
  Reviews: 'What members wrote of places',
  Site: 'Categories, figures and settings of the whole site',
  'Site settings': 'What owners set',
};
