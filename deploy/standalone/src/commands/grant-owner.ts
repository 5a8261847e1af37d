import { parseArgs } from 'node:util';
import { AppError } from '@wellspring/errors';
import { grantOwnerContract } from '@wellspring/identity/commands/grant-owner-contract';
import { verbatim } from '@wellspring/words/message';
import { printable } from './printable.ts';
import { endWith, runWhereTheDataIs } from './run-where-the-data-is.ts';

const grantOwner = async (): Promise<number> => {
  const [email, ...more] = parseArgs({ allowPositionals: true, strict: false }).positionals;
  if (email === undefined || more.length > 0)
    throw new AppError('VALIDATION', verbatim('Use: npm run grant-owner -- EMAIL'));
  return runWhereTheDataIs(async (run) => {
    const { isEmailVerified } = await run(grantOwnerContract, { email });
    console.log(printable(`${email} is an owner of the site.`));
    if (!isEmailVerified) console.log('The address is not confirmed yet: be sure that the account is theirs.');
    return 0;
  });
};

await endWith(grantOwner());
