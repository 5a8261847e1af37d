import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** A mail server that keeps what it takes. */
export type MailServer = {
  readonly url: string;
  /** whole mails as they came over the wire */
  readonly mails: readonly string[];
  readonly close: () => Promise<void>;
};

/** Starts a mail server for tests, without encryption and for anybody. `at`: its port, when others know it already */
export const startMailServer = async (at?: number): Promise<MailServer> => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then(
        (mail) => {
          mails.push(mail);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const port = at ?? (await freePort());
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
};
