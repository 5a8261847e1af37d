/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { graphClient } from '../../shared/graphql/client.ts';
import { KnownPlace } from './known-place.tsx';
import { EMPTY } from './location-fields.ts';

// Answers of the graph come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(cleanup);

const similar = (id: string, name: string, city: string) => ({
  __typename: 'SimilarLocation',
  id,
  name,
  city,
  country: 'Germany',
  countryCode: 'DE',
  distanceKm: null,
  isVerified: true,
});
const FOUND = [similar('other', 'Therme Bad Aibling', 'Erding'), similar('p1', 'Therme Erding', 'Erding')];

const Form = () => {
  const form = useForm({ defaultValues: EMPTY });
  return (
    <FormProvider {...form}>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="City" {...form.register('city')} />
      <KnownPlace />
    </FormProvider>
  );
};

const opened = () => {
  const asked: unknown[] = [];
  const client = graphClient(async ({ variables }) => {
    asked.push(variables);
    return { data: { similarLocations: FOUND } };
  });
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <Form />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return asked;
};
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a place that is named in the form', () => {
  it('and is here already is said at once, however it is written, and no more once it is another', async () => {
    const asked = opened();
    type('Name', 'thermé erding ');
    expect(asked).toEqual([]);
    type('City', 'ERDING');
    const link = await screen.findByRole('link', { name: 'open it, or correct it there' }, { timeout: 5_000 });
    expect(link.getAttribute('href')).toBe('/location/p1');
    screen.getByText(/is already on Wellspring/);
    type('Name', 'Therme Erding II');
    await waitFor(() => expect(screen.queryByText(/is already on Wellspring/)).toBeNull());
  });
});
