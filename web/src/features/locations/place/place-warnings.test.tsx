/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PlaceWarnings } from './place-warnings.tsx';

const origin = { basis: 'told', source: null, date: null, readFrom: null } as const;
const shown = (facts: Partial<typeof DOGO>): string => {
  renderScreen(<PlaceWarnings location={{ ...DOGO, ...facts }} />);
  return document.body.textContent;
};
const status = (state: 'open' | 'temporarilyClosed' | 'permanentlyClosed', dates = {}) => ({
  status: { __typename: 'StatusFact' as const, state, until: null, since: null, ...origin, ...dates },
});
const water = (minC: number, maxC: number) => ({
  waterTemperature: { __typename: 'WaterTemperatureFact' as const, minC, maxC, at: null, ...origin },
});

describe('what has to be known before one goes', () => {
  it.each([
    [status('temporarilyClosed'), 'Temporarily closed'],
    [status('temporarilyClosed', { until: '2027-03' }), 'Temporarily closed until March 2027'],
    [status('permanentlyClosed', { since: '2020' }), 'Permanently closed since 2020'],
  ])('is that it is closed', (facts, text) => {
    expect(shown(facts)).toContain(text);
  });

  it('is what may hurt', () => {
    const safety = { __typename: 'SafetyFact' as const, risks: ['gas', 'noLifeguard'] as const, ...origin };
    shown({ safety: { ...safety, risks: [...safety.risks] } });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Gas', 'No lifeguard']);
  });

  it('is that water scalds, from 44 °C on', () => {
    expect(shown(water(60, 97))).toContain('Water of up to 207 °F: it scalds');
  });

  it.each([[status('open')], [water(38, 43)], [{}]])('is nothing where all is well', (facts) => {
    shown(facts);
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.body.textContent).not.toMatch(/closed|scald/i);
  });
});
