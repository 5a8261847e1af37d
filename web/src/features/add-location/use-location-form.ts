import { LOCATION_TEXTS } from '@wellspring/rest-contract/location-limits';
import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../shared/schema-resolver.ts';
import { TEXT_NAMES, type Fields, type TextName } from './location-fields.ts';
import type { TypedFields } from './use-typed-fields.ts';

const resolver = schemaResolver<Fields, LocationDraft>(async () => (await import('./typed-location.ts')).TypedLocation);

const LABELLED: readonly (readonly [name: string, { readonly label: string }])[] = Object.entries(LOCATION_TEXTS);

/** The field that a refusal of the server is about; null: none alone. */
const fieldIn = (message: string): TextName | null => {
  const [name] = LABELLED.find(([, { label }]) => message.startsWith(`${label} `)) ?? [];
  return TEXT_NAMES.find((text) => text === name) ?? null;
};

/** The form, which begins with what was typed before, and tells of every change. */
export const useLocationForm = ({ first, change }: Pick<TypedFields, 'first' | 'change'>) => {
  const form = useForm<Fields, unknown, LocationDraft>({ resolver, defaultValues: first });
  const { subscribe, setError } = form;
  const changed = useEffectEvent((values: Fields) => change(values));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }), [subscribe]);
  return {
    form,
    /** Shows a refusal at the field that it is about. */
    refuse: (why: string): void => {
      const field = fieldIn(why);
      if (field) setError(field, { message: why }, { shouldFocus: true });
    },
  };
};
