import { parseIllustrationPath, illustrationPath } from './address.ts';

const request = { illustration: 'spa-center', id: '018f-a_B', format: 'wide', scheme: 'dark' } as const;

describe('the address of a picture', () => {
  it('contains all that is requested', () => {
    expect(parseIllustrationPath(illustrationPath(request))).toEqual({ ...request, isCurrent: true });
  });

  it('is answered for the release before, too', () => {
    const old = illustrationPath(request).replace(/[0-9a-f]{12}/, 'aaaaaaaaaaaa');
    expect(parseIllustrationPath(old)).toEqual({ ...request, isCurrent: false });
  });

  it.each([
    illustrationPath({ ...request, id: '../secret' }),
    illustrationPath({ ...request, id: 'x'.repeat(65) }),
    illustrationPath(request).replace('spa-center', 'constructor'),
    illustrationPath(request).replace('wide', 'vast'),
    '/illustrations/hero.svg',
  ])('is none of ours: %s', (path) => {
    expect(parseIllustrationPath(path)).toBeNull();
  });
});
