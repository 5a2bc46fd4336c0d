import { CallFailure, createClient, memorySession, type Client } from '@gongdi/api';
import { DEFAULT_TIME_ZONE, isTimeZone, type Label } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { loadConfig } from '../config/config.ts';
import { lastServer, readCredentials } from '../config/credentials.ts';
import { cliMessage } from '../text/index.ts';
import { patientFetch } from './patient-fetch.ts';

const DEFAULT_SERVER = 'http://127.0.0.1:8620';

/**
 * Returns the address of the server: from the flag, the environment, the profile, the last login, or the default.
 * @throws CliFailure with exit 2 for an unknown profile, and for an invalid address
 */
export async function serverAddress(context: CommandContext): Promise<string> {
  const { config } = await loadConfig(context.cwd);
  const name = context.profile ?? config.profile;
  const profile = name === undefined ? undefined : config.profiles?.[name];
  if (name !== undefined && !profile) throw new CliFailure(EXIT.usage, cliMessage('unknownProfile', { name }));
  const address =
    context.server ??
    context.env['GONGDI_SERVER'] ??
    profile?.server ??
    (await lastServer(context.env)) ??
    DEFAULT_SERVER;
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    throw new CliFailure(
      EXIT.usage,
      cliMessage('badAddress', { name: context.server === undefined ? 'GONGDI_SERVER' : '--server' }),
    );
  return address.replace(/\/+$/, '');
}

export interface Connection {
  client: Client;
  address: string;
  /** IANA time zone of the installation, from the last answer of the server. */
  zone: () => string;
}

/**
 * Returns the API client, which the elements use as well, with this user's session.
 * @throws CliFailure with exit 3 when there is no session and `anonymous` is not given
 */
export async function connect(context: CommandContext, options: { anonymous?: boolean } = {}): Promise<Connection> {
  const address = await serverAddress(context);
  const session = await readCredentials(context.env, address);
  if (!session && !options.anonymous) throw new CliFailure(EXIT.remote, cliMessage('notLoggedIn'));
  let zone = DEFAULT_TIME_ZONE;
  const client = createClient({
    config: () => ({ baseUrl: address }),
    session: memorySession(session),
    lang: () => context.lang,
    fetch: await patientFetch(),
    onTimeZone: (name) => {
      if (isTimeZone(name)) zone = name;
    },
  });
  return { client, address, zone: () => zone };
}

/** Converts a failed call to a failure of the terminal: no answer or a refusal is exit 3, invalid input is exit 1. */
export function remoteFailure(error: unknown, address: string): CliFailure {
  if (error instanceof CliFailure) return error;
  if (!(error instanceof CallFailure)) throw error;
  if (error.cancelled) return new CliFailure(EXIT.remote, cliMessage('interrupted'), error);
  if (error.status === 0) {
    const reason = awayBecause(error);
    const words = {
      zh: cliMessage('serverUnreachable', { address, reason: reason.zh }).zh,
      en: cliMessage('serverUnreachable', { address, reason: reason.en }).en,
    };
    return new CliFailure(EXIT.remote, words, error);
  }
  const details = error.problems.map((problem) => problem.message).filter((message) => message !== error.message);
  const lines = [error.message, ...details.map((message) => `  ${message}`)].join('\n');
  const next = error.endsSession ? cliMessage('loginAgain') : undefined;
  const exit = error.status === 422 ? EXIT.findings : EXIT.remote;
  return new CliFailure(
    exit,
    { zh: next ? `${lines}\n${next.zh}` : lines, en: next ? `${lines}\n${next.en}` : lines },
    error,
  );
}

/** Returns the reason why the server does not answer; an error code only when there is no better explanation. */
function awayBecause(error: CallFailure): Label {
  const cause = error.cause as { cause?: { code?: string; message?: string }; message?: string } | undefined;
  const { code = '', message } = cause?.cause ?? {};
  if (code === 'ECONNREFUSED') return cliMessage('refusedConnection');
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return cliMessage('unknownHost');
  if (/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code)) return cliMessage('slowConnection');
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return cliMessage('badCertificate', { code });
  const words = code || (message ?? cause?.message ?? error.message);
  return { zh: words, en: words };
}
