import { loadWords, translateIn } from '../../shared/words/loaded-words.ts';
import { namesakes, precisionOf, type FoundPlace } from './precision.ts';

await loadWords('en', ['places']);
const t = translateIn('en');

const budapest: FoundPlace = {
  __typename: 'GeocodeResult',
  kind: 'town',
  name: 'Budapest',
  label: 'Budapest, Hungary',
  latitude: 47.5,
  longitude: 19.04,
  bounds: null,
  notFound: null,
};
const bounds = { __typename: 'Bounds' as const, west: 9, south: 47, east: 14, north: 51 };
const bavaria: FoundPlace = { ...budapest, kind: 'region', name: 'Bavaria', label: 'Bavaria, Germany', bounds };

describe('how exactly a place was found', () => {
  it.each([
    ['The middle of Budapest, Hungary.', budapest],
    [
      '“Andrássy út 60” was not found. This is the middle of Budapest, Hungary.',
      { ...budapest, notFound: 'Andrássy út 60' },
    ],
    ['All of Bavaria, Germany.', bavaria],
    ['“Foo street” was not found. This is all of Bavaria, Germany.', { ...bavaria, notFound: 'Foo street' }],
    ['', { ...budapest, kind: 'address' as const, label: 'Andrássy út 60, Budapest' }],
    [
      '“99” was not found. This is the middle of Andrássy út.',
      { ...budapest, kind: 'address' as const, label: 'Andrássy út', notFound: '99' },
    ],
  ])('is said: %s', (words, found) => {
    expect(precisionOf(t, found)).toBe(words);
  });
});

it('labels tell matches of the same name apart', () => {
  const springfield = (label: string, name = 'Springfield'): FoundPlace => ({ ...budapest, name, label });
  const found = ['Springfield, Illinois', 'Springfield, Missouri', 'Springfield, Illinois'].map((label) =>
    springfield(label),
  );
  expect(namesakes([...found, springfield('Springfield Gardens', 'Springfield Gardens')])).toEqual([
    springfield('Springfield, Missouri'),
  ]);
});
