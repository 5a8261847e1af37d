import { dividedDescription } from './archive-details.ts';

const provenance = { source: 'NOAA', sourceId: '1', licence: null, asOf: '1980', sourceName: 'NOAA' };
const divided = (description: string | null, origin: object = { provenance, setByPeople: [] }) =>
  dividedDescription({ description, provenance: null, setByPeople: [], ...origin });

describe('the description of an imported place', () => {
  it('leads with what is for people, and has the codes and sheets of archives as details', () => {
    expect(
      divided(
        'Maximum surface temperature 165 °F (74 °C). USGS quadrangle: MT. MORRISON 15. AMS 1:250,000 map sheet: Mt. Katmai. USGS Circular 790 no. 27. Listed in the 1980 compilation by Berry, Grim and Ikelman.',
      ),
    ).toEqual({
      lead: 'Maximum surface temperature 165 °F (74 °C).',
      archiveDetails:
        'USGS quadrangle: MT. MORRISON 15. AMS 1:250,000 map sheet: Mt. Katmai. USGS Circular 790 no. 27. Listed in the 1980 compilation by Berry, Grim and Ikelman.',
    });
    expect(divided('NOAA no. AK-12. A quiet pool. GNIS ID 1404567.')).toEqual({
      lead: 'A quiet pool.',
      archiveDetails: 'NOAA no. AK-12. GNIS ID 1404567.',
    });
  });

  it('has no lead where it is nothing else', () => {
    const code = 'USGS quadrangle: HUGHES (A-3) 15.';
    expect(divided(code)).toEqual({ lead: null, archiveDetails: code });
  });

  it.each([null, 'Under Mt. Hood. The USGS measured 38 °C here.', 'A pool.\n\nListed in guides since 1980.'])(
    'is for people as it is: %s',
    (description) => expect(divided(description)).toEqual({ lead: description, archiveDetails: null }),
  );

  it('is not divided where a person wrote it', () => {
    const code = 'USGS quadrangle: HUGHES (A-3) 15. A pool.';
    for (const origin of [{ provenance: null }, { provenance, setByPeople: ['description'] }])
      expect(divided(code, origin)).toEqual({ lead: code, archiveDetails: null });
  });
});
