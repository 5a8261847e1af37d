import fc from 'fast-check';
import { plusCodePoint, plusCodePointBeside, shortPlusCode } from './plus-code.ts';

describe('a short plus code', () => {
  it.each([
    ['F2XR+53 Budapest', 'F2XR+53', 'Budapest'],
    [' f2xr+53, Budapest, Hungary ', 'f2xr+53', 'Budapest, Hungary'],
    ['VXF2XR+53 Europe', 'VXF2XR+53', 'Europe'],
  ])('%s has the name of a place beside it', (text, code, beside) => {
    expect(shortPlusCode(text)).toEqual({ code, beside });
  });

  it.each(['F2XR+53', 'Budapest F2XR+53', '8FVXF2XR+53 Budapest', 'XR+53 Budapest', 'yoga+spa Budapest', ''])(
    '%j is none',
    (text) => {
      expect(shortPlusCode(text)).toBeNull();
    },
  );

  it('is the nearest point of this code', () => {
    const budapest = { latitude: 47.5, longitude: 19.04 };
    expect(plusCodePointBeside('F2XR+53', budapest)).toEqual({ latitude: 47.4979375, longitude: 19.0401875 });
    expect(plusCodePointBeside('F2XR+53', { latitude: 48.1, longitude: 19.6 })).toEqual({
      latitude: 48.4979375,
      longitude: 20.0401875,
    });
  });

  it('is the full code again, anywhere within half a degree', () => {
    const part = fc.integer({ min: -49, max: 49 }).map((hundredths) => hundredths / 100);
    const full = plusCodePoint('8FVXF2XR+53');
    fc.assert(
      fc.property(part, part, (north, east) => {
        if (!full) return;
        const beside = { latitude: full.latitude + north, longitude: full.longitude + east };
        expect(plusCodePointBeside('F2XR+53', beside)).toEqual(full);
      }),
    );
  });
});
