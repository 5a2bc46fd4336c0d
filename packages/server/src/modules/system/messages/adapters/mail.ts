import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { messagesLabel } from '../text/index.ts';
import { outsideLabel, SendFailure, type Outside } from '../../../../outside/index.ts';
import { textIn, type Adapter, type ChannelSecrets } from './adapter.ts';

/** Codes of the dictionary `mail_security`. */
const SECURITY = { tls: 1, startTls: 2, none: 3 } as const;
const GIVE_UP_AFTER = 10_000;

/** Sends mails by SMTP: one connection, several mails. */
export const mail: Adapter = (values, outside) => {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ id, subject, text }, to) {
      const from = textIn(values, 'sender');
      transport ??= open(values, outside);
      const domain =
        from
          .split('@')
          .at(-1)
          ?.replace(/[^\w.-]/g, '') || 'gongdi';
      try {
        // The id of a mail that is sent again is the same, so that mail programs show it once.
        await (await transport).sendMail({ from, to, subject, text, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw failureOf(error, textIn(values, 'host'));
      }
    },
    close: () => void transport?.then((one) => one.close()).catch(() => undefined),
  };
};

async function open(values: ChannelSecrets, { resolve }: Outside): Promise<Transporter> {
  const [host, port] = [textIn(values, 'host'), Number(values['port'])];
  return connect(values, host, await resolve(host, port), port);
}

async function connect(values: ChannelSecrets, name: string, host: string, port: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const [user, pass] = [textIn(values, 'user_name'), textIn(values, 'password')];
  const security = Number(values['security']);
  return createTransport({
    // The address that was checked; the certificate is that of the name.
    host,
    port,
    pool: true,
    maxConnections: 1,
    secure: security === SECURITY.tls,
    requireTLS: security === SECURITY.startTls,
    ignoreTLS: security === SECURITY.none,
    ...(isIP(name) ? {} : { tls: { servername: name } }),
    ...(user === '' ? {} : { auth: { user, pass } }),
    connectionTimeout: GIVE_UP_AFTER,
    greetingTimeout: GIVE_UP_AFTER,
    socketTimeout: GIVE_UP_AFTER,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** From this reply on, the server will never accept the mail (RFC 5321, section 4.2.1). */
const PERMANENT = 500;

function failureOf(error: unknown, host: string): SendFailure {
  if (error instanceof SendFailure) return error;
  const { code, responseCode, response, message } = error as Error & {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  if (code === 'EAUTH') return new SendFailure(messagesLabel('mailAuth'), 'channel', error);
  if (code === 'ETIMEDOUT') return new SendFailure(outsideLabel('timeout', { host }), 'channel', error);
  if (responseCode !== undefined) {
    const reason = (response ?? String(responseCode)).slice(0, 200);
    return new SendFailure(
      messagesLabel('mailRefused', { reason }),
      responseCode >= PERMANENT ? 'message' : 'once',
      error,
    );
  }
  const reason = code ?? message.slice(0, 200);
  return new SendFailure(outsideLabel('unreachable', { host, reason }), 'channel', error);
}
