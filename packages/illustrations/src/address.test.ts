import { askedBy, illustrationPath } from './address.ts';

const asked = { illustration: 'spa-center', id: '018f-a_B', format: 'wide', scheme: 'dark' } as const;

describe('the address of a picture', () => {
  it('says all that is asked for', () => {
    expect(askedBy(illustrationPath(asked))).toEqual({ ...asked, isCurrent: true });
  });

  it('is answered for the release before, too', () => {
    const old = illustrationPath(asked).replace(/[0-9a-f]{12}/, 'aaaaaaaaaaaa');
    expect(askedBy(old)).toEqual({ ...asked, isCurrent: false });
  });

  it.each([
    illustrationPath({ ...asked, id: '../secret' }),
    illustrationPath({ ...asked, id: 'x'.repeat(65) }),
    illustrationPath(asked).replace('spa-center', 'constructor'),
    illustrationPath(asked).replace('wide', 'vast'),
    '/illustrations/hero.svg',
  ])('is none of ours: %s', (path) => {
    expect(askedBy(path)).toBeNull();
  });
});
