import { joinHref, signInHref } from './return-path.ts';

describe('the way back after signing in', () => {
  it('leads to the page where one is', () => {
    const address = { pathname: '/location/p1', search: '?from=list' };
    expect(signInHref(address)).toBe('/auth?mode=login&next=%2Flocation%2Fp1%3Ffrom%3Dlist');
    expect(joinHref(address)).toBe('/auth?mode=register&next=%2Flocation%2Fp1%3Ffrom%3Dlist');
  });

  it.each(['/', '/landing', '/forgot-password', '/reset-password', '/verify-email'])('is none from %s', (pathname) => {
    expect(signInHref({ pathname, search: '?token=secret' })).toBe('/auth?mode=login');
  });

  it('stays what it was while one changes between signing in and joining', () => {
    expect(joinHref({ pathname: '/auth', search: '?mode=login&next=%2Fhome' })).toBe(
      '/auth?mode=register&next=%2Fhome',
    );
    expect(joinHref({ pathname: '/auth', search: '?mode=login' })).toBe('/auth?mode=register');
  });
});
