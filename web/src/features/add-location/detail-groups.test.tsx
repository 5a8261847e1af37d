/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { CategoriesDocument } from '../../generated/operations.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DetailGroups } from './detail-groups.tsx';
import { EMPTY } from './location-fields.ts';

const Form = () => (
  <FormProvider {...useForm({ defaultValues: EMPTY })}>
    <DetailGroups finding={null} isLocated={false} PointMap={() => null} />
  </FormProvider>
);

/** What a member can tell of a place in words and numbers. */
const LABELS = [
  'Name',
  'Description',
  'Tags',
  'Address',
  'City',
  'State or region',
  'Website',
  'Phone number',
  'Hours',
  'Price range',
  'Average cost',
  'Best time to visit',
  'Accessibility',
  'Temperature',
  'Mineral content',
  'Healing properties',
];

describe('the form of a place', () => {
  it('has a box for each field that a member can fill in', async () => {
    renderScreen(<Form />, { session: 'member', graph: [answers(CategoriesDocument, { categories: [] })] });
    await screen.findByRole('textbox', { name: /^Name/ });
    const boxes = screen
      .getAllByRole('textbox')
      .map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent ?? '');
    expect(LABELS.filter((label) => !boxes.some((words) => words.startsWith(label)))).toEqual([]);
  });
});
