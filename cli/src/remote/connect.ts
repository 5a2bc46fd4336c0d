import { CallFailure, createClient, memorySession, type Client } from '@gongdi/api';
import { DEFAULT_TIME_ZONE, isTimeZone } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { loadConfig } from '../config/config.ts';
import { lastServer, readCredentials } from '../config/credentials.ts';
import { say } from '../text/index.ts';
import { patientFetch } from './patient-fetch.ts';

export const DEFAULT_SERVER = 'http://127.0.0.1:8620';

/** Address of the server: flag, environment, profile, the last login, default. @throws CliFailure with exit 2 for an unknown profile */
export async function serverAddress(context: CommandContext): Promise<string> {
  const { config } = await loadConfig(context.cwd);
  const name = context.profile ?? config.profile;
  const profile = name === undefined ? undefined : config.profiles?.[name];
  if (name !== undefined && !profile) throw new CliFailure(EXIT.usage, say('unknownProfile', { name }));
  const address =
    context.server ??
    context.env['GONGDI_SERVER'] ??
    profile?.server ??
    (await lastServer(context.env)) ??
    DEFAULT_SERVER;
  return address.replace(/\/+$/, '');
}

export interface Connection {
  client: Client;
  address: string;
  /** IANA zone by whose clocks the installation's people live: as its last answer said. */
  zone: () => string;
}

/**
 * The client that the elements use as well, with this user's session.
 * @throws CliFailure with exit 3 when nobody is logged in and `anonymous` is not given
 */
export async function connect(context: CommandContext, options: { anonymous?: boolean } = {}): Promise<Connection> {
  const address = await serverAddress(context);
  const session = await readCredentials(context.env, address);
  if (!session && !options.anonymous) throw new CliFailure(EXIT.remote, say('notLoggedIn'));
  let zone = DEFAULT_TIME_ZONE;
  const client = createClient({
    config: () => ({ baseUrl: address }),
    session: memorySession(session),
    lang: () => context.lang,
    fetch: await patientFetch(),
    onTimeZone: (told) => {
      if (isTimeZone(told)) zone = told;
    },
  });
  return { client, address, zone: () => zone };
}

/** What a failed call means for the terminal: no answer or a refusal by the server is exit 3, bad input exit 1. */
export function remoteFailure(error: unknown, address: string): CliFailure {
  if (error instanceof CliFailure) return error;
  if (!(error instanceof CallFailure)) throw error;
  if (error.cancelled) return new CliFailure(EXIT.remote, say('interrupted'), error);
  if (error.status === 0) {
    const cause = error.cause as { cause?: { code?: string }; message?: string } | undefined;
    const reason = cause?.cause?.code ?? cause?.message ?? error.message;
    return new CliFailure(EXIT.remote, say('serverUnreachable', { address, reason }), error);
  }
  const lines = [error.message, ...error.problems.map((problem) => `  ${problem.message}`)].join('\n');
  const exit = error.status === 422 ? EXIT.findings : EXIT.remote;
  return new CliFailure(exit, { zh: lines, en: lines }, error);
}
