import { parse } from '@messageformat/parser';

/**
 * Refuses messages whose ICU syntax is wrong: the compiler names neither the language nor the message.
 * @param messages those of one part, by their names in it
 * @throws Error that names the file and the message
 */
export const refuseUnreadable = (language, part, messages) => {
  for (const [name, text] of Object.entries(messages)) {
    try {
      parse(text);
    } catch (error) {
      const [why] = error.message.split('\n', 1);
      throw new Error(`packages/words/messages/${language}/${part}.json: ${part}.${name} cannot be read: ${why}`, {
        cause: error,
      });
    }
  }
};
