import { townNames } from './town-names.ts';

it.each([
  ['Budapest', ['Budapest']],
  ['Budapest XIV.', ['Budapest XIV.', 'Budapest']],
  ['Budapest XIV. kerület', ['Budapest XIV. kerület', 'Budapest']],
  ['Paris 16e', ['Paris 16e', 'Paris']],
  ['Bad Ischl/Salzkammergut', ['Bad Ischl/Salzkammergut', 'Bad Ischl']],
  ['臺北', ['臺北', '台北']],
  ['Mix', ['Mix']],
  [' ', []],
])('%j may be called %j', (city, names) => {
  expect(townNames(city)).toEqual(names);
});
