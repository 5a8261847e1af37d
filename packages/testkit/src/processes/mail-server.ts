import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAuthentication, type SMTPServerOptions } from 'smtp-server';
import { freePort } from './free-port.ts';

/** A mail server that stores accepted mails. */
export type MailServer = {
  readonly url: string;
  /** whole mails as they came over the wire */
  readonly mails: readonly string[];
  readonly close: () => Promise<void>;
};

/** Who may send, only over TLS. */
type Secured = { readonly key: string; readonly cert: string; readonly user: string; readonly password: string };

const accessOf = (secured: Secured | undefined): SMTPServerOptions => {
  if (secured === undefined) return { authOptional: true, disabledCommands: ['STARTTLS'] };
  const { key, cert, user, password } = secured;
  const isRight = (given: SMTPServerAuthentication): boolean => given.username === user && given.password === password;
  return {
    secure: true,
    key,
    cert,
    onAuth: (given, _session, done) => (isRight(given) ? done(null, { user }) : done(new Error('Who is that?'))),
  };
};

/** Starts a mail server for tests; by default for anyone and without encryption. `at`: its port, when it is fixed */
export const startMailServer = async (at?: number, secured?: Secured): Promise<MailServer> => {
  const mails: string[] = [];
  const server = new SMTPServer({
    ...accessOf(secured),
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
    url: secured
      ? `smtps://${secured.user}:${encodeURIComponent(secured.password)}@127.0.0.1:${port}`
      : `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
};
