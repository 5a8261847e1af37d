/** @jest-environment @happy-dom/jest-environment */
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { SimilarLocationsDocument } from '../../generated/add-location-operations.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ExistingPlace } from './existing-place.tsx';
import { EMPTY } from './location-fields.ts';

const similar = (id: string, name: string, city: string) => ({
  __typename: 'SimilarLocation' as const,
  id,
  name,
  city,
  country: 'Germany',
  countryCode: 'DE',
  distanceKm: null,
  isVerified: true,
  isPermanentlyClosed: false,
});
const FOUND = [similar('other', 'Therme Bad Aibling', 'Erding'), similar('p1', 'Therme Erding', 'Erding')];

const Form = () => {
  const form = useForm({ defaultValues: EMPTY });
  return (
    <FormProvider {...form}>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="City" {...form.register('city')} />
      <ExistingPlace />
    </FormProvider>
  );
};

describe('a place that is named in the form', () => {
  it('and is here already is said at once, however it is written, and no more once it is another', async () => {
    const { user, graph } = renderScreen(<Form />, {
      session: 'member',
      graph: [answers(SimilarLocationsDocument, { similarLocations: FOUND })],
    });
    await user.type(screen.getByLabelText('Name'), 'thermé erding ');
    expect(graph.sent(SimilarLocationsDocument)).toEqual([]);
    await user.type(screen.getByLabelText('City'), 'ERDING');
    const link = await screen.findByRole('link', { name: 'open it, or correct it there' });
    expect(link.getAttribute('href')).toBe('/location/p1');
    screen.getByText(/is already on Wellspring/);
    await user.type(screen.getByLabelText('Name'), 'II');
    await waitFor(() => expect(screen.queryByText(/is already on Wellspring/)).toBeNull());
  });

  it('and is here as permanently closed is said to be refused, with a link to its page', async () => {
    const closed = [{ ...similar('gone', 'Therme Erding', 'Erding'), isPermanentlyClosed: true }];
    const { user } = renderScreen(<Form />, {
      session: 'member',
      graph: [answers(SimilarLocationsDocument, { similarLocations: closed })],
    });
    await user.type(screen.getByLabelText('Name'), 'Therme Erding');
    await user.type(screen.getByLabelText('City'), 'Erding');
    const link = await screen.findByRole('link', { name: 'look at its page' });
    expect(link.getAttribute('href')).toBe('/location/gone');
    screen.getByText(/It cannot be added again/);
  });
});
