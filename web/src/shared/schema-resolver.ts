import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { failureMessage, reachable } from './api/call-api.ts';
import { translateIn } from './words/loaded-words.ts';
import { languageOfPage } from './words/remember-language.ts';

/**
 * Checks a form by a schema of the contract. Schema and checking library come when the form is first sent: to show it needs
 * neither. When they cannot be had, the first field says so, and what was typed stays.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    load: () => Promise<z.ZodType<Output, Input>>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await reachable(Promise.all([import('@hookform/resolvers/zod'), load()]));
      return await zodResolver(schema)(values, context, options);
    } catch (error) {
      const [first = 'root'] = options.names ?? [];
      return {
        values: {},
        errors: toNestErrors(
          { [first]: { type: 'network', message: failureMessage(translateIn(languageOfPage()), error) } },
          options,
        ),
      };
    }
  };
