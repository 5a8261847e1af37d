import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { showAtField } from '../../shared/refusal.ts';
import type { Fields } from './location-fields.ts';
import type { TypedFields } from './use-typed-fields.ts';

const resolver = schemaResolver<Fields, LocationDraft>(async () => (await import('./typed-location.ts')).TypedLocation);

/** The form, which begins with what was typed before, and tells of every change. */
export const useLocationForm = ({ first, change }: Pick<TypedFields, 'first' | 'change'>) => {
  const form = useForm<Fields, unknown, LocationDraft>({ resolver, defaultValues: first });
  const { subscribe } = form;
  const changed = useEffectEvent((values: Fields) => change(values));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }), [subscribe]);
  return {
    form,
    /** Shows a refusal at the field that it is about. */
    refuse: (error: unknown): void => void showAtField(form, error),
  };
};
