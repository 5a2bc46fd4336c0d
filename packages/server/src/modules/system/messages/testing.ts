import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { SMTPServer } from 'smtp-server';

export interface Received {
  headers: IncomingHttpHeaders;
  url: string;
  body: string;
}

export interface HttpReceiver {
  address: string;
  got: Received[];
  /** Answers of the next requests; afterwards 200 and `{}`. */
  answers: { status?: number; body?: unknown; headers?: Record<string, string> }[];
}

/** A real HTTP server that keeps what it gets, for one file. */
export function httpReceiver(): HttpReceiver {
  const receiver: HttpReceiver = { address: '', got: [], answers: [] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url = '' } = request;
      receiver.got.push({ headers, url, body: Buffer.concat(chunks).toString('utf8') });
      const { status = 200, body = {}, headers: more = {} } = receiver.answers.shift() ?? {};
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return receiver;
}

export interface MailReceiver {
  port: number;
  mails: { to: string[]; subject: string; id: string; text: string }[];
  /** Replies to the next recipients instead of accepting them. */
  refusals: { code: number; text: string }[];
}

/** A real SMTP server with the account `site` and the password `mail-secret`, for one file. */
export function mailReceiver(): MailReceiver {
  const receiver: MailReceiver = { port: 0, mails: [], refusals: [] };
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === 'mail-secret'
        ? done(null, { user: username })
        : done(new Error('authentication failed')),
    onRcptTo: (_address, _session, done) => {
      const refusal = receiver.refusals.shift();
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        receiver.mails.push({ to, ...readMail(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    receiver.port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return receiver;
}

/** Reads what the product writes: one text part, encoded as base64 or quoted-printable. */
function readMail(raw: string): { subject: string; id: string; text: string } {
  const [head = '', body = ''] = raw.split(/\r\n\r\n(.*)/s);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  const words = header('Subject').replaceAll(/\?=\s+=\?/g, '?==?');
  const subject = words.replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, text: string) =>
    decoded(how.toLowerCase() === 'b' ? 'base64' : 'quoted-printable', text.replaceAll('_', ' ')),
  );
  return { subject, id: header('Message-ID'), text: decoded(header('Content-Transfer-Encoding'), body) };
}

function decoded(encoding: string, text: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
