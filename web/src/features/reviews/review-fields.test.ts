import type { Message } from '@wellspring/words/message';
import { loadWords, messageTextIn, translateIn } from '../../shared/words/loaded-words.ts';
import { errorsIn, type Typed } from './review-fields.ts';

await loadWords('en', ['reviews', 'contract', 'fields']);

const textOf = (message: Message): string => messageTextIn('en', message);
const errorsOf = async (typed: Typed) => errorsIn(translateIn('en'), textOf, typed);

const FINE = { rating: '4', title: 'Calm water', content: 'Warm, quiet and clean.' };

describe('what is wrong in a review', () => {
  it('is nothing in one that can be sent', async () => {
    expect(await errorsOf(FINE)).toEqual({});
    expect(await errorsOf({ ...FINE, title: '🌿'.repeat(200), content: '🌿'.repeat(1000) })).toEqual({});
  });

  it.each([
    [{ rating: '' }, { rating: 'Rating must be between 1 and 5' }],
    [{ title: '   ' }, { title: 'Title is required' }],
    [{ title: 'x'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
    [{ content: 'Too short' }, { content: 'Review must be at least 10 characters' }],
    [{ content: 'x'.repeat(1001) }, { content: 'Review must be at most 1000 characters' }],
  ])('is said in the words of the server: %o', async (wrong, errors) => {
    expect(await errorsOf({ ...FINE, ...wrong })).toEqual(errors);
  });

  it('is said of all fields at once', async () => {
    expect(Object.keys(await errorsOf({ rating: '', title: '', content: '' }))).toEqual(['rating', 'title', 'content']);
  });
});
