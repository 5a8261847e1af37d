import { guessableForms } from './password.ts';

it('a password is compared with the commonest ones: whole, without its decorations, and backwards', () => {
  expect(guessableForms('Tiger42!')).toEqual(['tiger42!', 'tiger', '!24regit', 'regit']);
  expect(guessableForms('tiger1234567')).toEqual(['tiger1234567', '', '7654321regit', '']);
});
