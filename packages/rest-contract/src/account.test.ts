import { z } from 'zod';
import { Profile, Registration } from './account.ts';
import { ContactDraft } from './contact.ts';

const fieldsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }).properties ?? {};
const nameOf = (maxLength: number) => ({ anyOf: [{ type: 'string', maxLength }, { type: 'null' }] });

describe('the contract says how long a text may be', () => {
  it('of a new name, and of a stored one', () => {
    expect(fieldsOf(Registration)).toMatchObject({ firstName: nameOf(50), lastName: nameOf(50) });
    expect(fieldsOf(Profile)).toMatchObject({ firstName: nameOf(100), lastName: nameOf(100) });
  });

  it('at least and at most, in a message to those who keep the site', () => {
    expect(fieldsOf(ContactDraft)).toMatchObject({
      name: { minLength: 2, maxLength: 200 },
      subject: { minLength: 5, maxLength: 200 },
      message: { minLength: 10, maxLength: 5_000 },
    });
  });
});
