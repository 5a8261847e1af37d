import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { AppError } from '@wellspring/errors';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { verbatim } from '@wellspring/words/message';
import { sessions } from './session.ts';

/** Who reads with a session, where asking for it ends with this error. */
const readerWhen = (error: Error) => {
  const fails = async (): Promise<never> => Promise.reject(error);
  const { readerOf } = sessions(fails, () => undefined, 'http://localhost');
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = 'wellspring.sid=token';
  return readerOf(request, new ServerResponse(request));
};

describe('the actor of a public read', () => {
  it('is a visitor while the session cannot be checked', async () => {
    expect(await readerWhen(new AppError('UNAVAILABLE', verbatim('Please try again in a moment')))).toEqual(VISITOR);
  });

  it('is not hidden where another error occurs', async () => {
    await expect(readerWhen(new TypeError('A mistake'))).rejects.toThrow('A mistake');
  });
});
