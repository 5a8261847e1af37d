import { loadWords, translateIn } from '../../shared/words/loaded-words.ts';
import { listErrorsIn, typedListIn } from './list-fields.ts';

await loadWords('en', ['lists']);

const typed = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return typedListIn(form);
};

describe('the form of a list', () => {
  it('takes what is typed without the blanks around it', () => {
    expect(typed({ name: ' Warm weeks ', description: ' Come\r\nearly. ', isPublic: 'on' })).toEqual({
      name: 'Warm weeks',
      description: 'Come\nearly.',
      isPublic: true,
      showsNotes: false,
    });
    expect(typed({ name: 'Warm weeks', description: ' ' })).toMatchObject({ description: null, isPublic: false });
  });

  it.each([
    [{ name: '  ' }, { name: 'Please enter a list name' }],
    [{ name: '🏞'.repeat(100) }, {}],
    [{ name: 'x'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
    [{ name: 'x', description: 'x'.repeat(2_001) }, { description: 'Description must be at most 2000 characters' }],
  ])('says of %j what the server would refuse', (fields, errors) => {
    expect(listErrorsIn(translateIn('en'), typed(fields))).toEqual(errors);
  });
});
