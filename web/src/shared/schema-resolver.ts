import { toNestErrors } from '@hookform/resolvers';
import { decodeMessage } from '@wellspring/words/encoded-message';
import type { Message } from '@wellspring/words/message';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { failureMessage, reachable } from './api/call-api.ts';
import { translateIn } from './words/loaded-words.ts';
import { messageTextOfPage } from './words/message-text-of-page.ts';
import { languageOfPage } from './words/language-of-page.ts';

/** Puts the texts of messages in their place: the schema carries them through a library that knows texts alone. */
const sayErrors = (messageText: (message: Message) => string, errors: object): void => {
  const each: readonly unknown[] = Object.values(errors);
  for (const error of each) {
    if (typeof error !== 'object' || error === null) continue;
    if ('message' in error && typeof error.message === 'string')
      error.message = messageText(decodeMessage(error.message));
    else sayErrors(messageText, error);
  }
};

/**
 * Checks a form by a schema of the contract. Schema and checking library come when the form is first sent: to show it needs
 * neither. When they cannot be loaded, the first field shows that, and typed text stays.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    load: () => Promise<z.ZodType<Output, Input>>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await reachable(Promise.all([import('@hookform/resolvers/zod'), load()]));
      const messageText = await messageTextOfPage();
      const checked = await zodResolver(schema)(values, context, options);
      sayErrors(messageText, checked.errors);
      return checked;
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
