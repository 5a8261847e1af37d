import { homeHref } from '../address-state.ts';
import { composeSuggestions, otherNameFor, type Suggestion } from './suggestions.ts';

const town = (label: string) => ({
  __typename: 'GeocodeResult' as const,
  label,
  latitude: 35,
  longitude: 135,
  bounds: null,
});
const category = (id: number, name: string) => ({ __typename: 'Category' as const, id, name, description: '' });
const location = (id: string) => ({
  __typename: 'Location' as const,
  id,
  name: `Spring ${id}`,
  city: null,
  state: null,
  country: null,
  countryCode: null,
  categoryId: 20,
  otherNames: null,
  kinds: null,
  latitude: null,
  longitude: null,
  averageRating: 0,
  reviewCount: 0,
  photos: [],
});
const CATEGORIES = [category(20, 'Hot Springs & Spas'), category(21, 'Wellness Centers')];
const composed = (text: string, labels: readonly string[] = [], places = 0) =>
  composeSuggestions(
    text,
    {
      geocode: labels.map(town),
      suggestLocations: Array.from({ length: places }, (_, n) => location(`${n}`)),
    },
    CATEGORIES,
    homeHref,
  );
const kinds = (...all: Parameters<typeof composed>) => composed(...all).map(({ kind }) => kind);

/** Where a suggestion leads to, or the text that it searches for. */
const wayOf = ({ choose }: Suggestion): string => {
  const ways: string[] = [];
  choose({ search: (text) => ways.push(`search ${text}`), goTo: (href) => ways.push(href) });
  return ways.join();
};

describe('suggestions', () => {
  it('lead to a category, a town, a location, or a search for the words', () => {
    expect(composed('sp', ['Spa, Belgium'], 1).map(wayOf)).toEqual([
      '/home?category=20',
      '/home?near=35,135&nearLabel=Spa,+Belgium',
      '/location/0',
      'search sp',
    ]);
  });

  it('are categories, towns, locations, then the words themselves', () => {
    expect(kinds('sp', ['Spa, Belgium'], 2)).toEqual(['category', 'near', 'location', 'location', 'search']);
  });

  it('say the other name of a place that was typed', () => {
    const lagoon = { name: 'Blue Lagoon', otherNames: 'Bláa lónið; Blaue Lagune' };
    expect(otherNameFor('blaa lon', lagoon)).toBe('Bláa lónið');
    expect(otherNameFor('lagune', lagoon)).toBe('Blaue Lagune');
    expect(otherNameFor('lagoon', lagoon)).toBeNull();
    expect(otherNameFor('grindavik', lagoon)).toBeNull();
    expect(otherNameFor('blue', { name: 'Blue Lagoon', otherNames: null })).toBeNull();
  });

  it('always leave a way on', () => {
    expect(composed('qqq')).toMatchObject([{ kind: 'search', key: 'search', text: 'qqq' }]);
  });

  it('are eight at most', () => {
    expect(composed('hot', ['Hot, A', 'Hot, B', 'Hot, C'], 8)).toHaveLength(8);
  });

  it('name a town only by words that begin its name, accents aside', () => {
    expect(kinds('reykj', ['Reykjavík, Iceland'])).toEqual(['near', 'search']);
    expect(kinds('blue lagoon', ['Blueville, Ohio'])).toEqual(['search']);
  });
});
