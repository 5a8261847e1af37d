import { readWheelchair } from './wheelchair.ts';

describe('access by wheelchair, read from a text', () => {
  it.each([
    ['yes', 'yes'],
    ['Ja', 'yes'],
    ['Wheelchair access', 'yes'],
    ['Rollstuhlgerecht', 'yes'],
    ['車椅子可', 'yes'],
    ['Not wheelchair accessible', 'no'],
    ['No wheelchair access', 'no'],
    ['no', 'no'],
    ['Partly wheelchair accessible', 'limited'],
    ['teilweise', 'limited'],
  ] as const)('%s is %s', (text, access) => {
    expect(readWheelchair(text)).toMatchObject({ access });
  });

  it.each(['', 'Level paths', 'Men only, with a permit', 'Shuttle bus with ramp', 'Boardwalks'])(
    '%s does not say',
    (text) => {
      expect(readWheelchair(text)).toBeNull();
    },
  );
});
