import { connectEngine, ENGINE_KINDS, type EngineAdapter, type EngineAuth, type EngineKind } from '@gongdi/engines';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { loadConfig, type EngineProfile } from '../config/config.ts';
import { cliMessage } from '../text/index.ts';
import { patientFetch } from './patient-fetch.ts';

type Env = CommandContext['env'];

/**
 * Returns the engine of a command: from the flags, then `ENGINE_KIND` and `ENGINE_URL`, then the profile. Null: no
 * engine is named, and the Gongdi server is used.
 * @throws CliFailure with exit 2 when a kind or a profile is unknown, or there is no address
 */
export async function chosenEngine(
  options: { target?: string; url?: string; tenant?: string },
  context: CommandContext,
): Promise<EngineAdapter | null> {
  const { config } = await loadConfig(context.cwd);
  const name = context.profile ?? config.profile;
  const chosen = name === undefined ? undefined : config.profiles?.[name];
  if (name !== undefined && !chosen) throw new CliFailure(EXIT.usage, cliMessage('unknownProfile', { name }));
  const profile: EngineProfile = chosen?.engine ?? {};
  const kind = options.target ?? context.env['ENGINE_KIND'] ?? profile.kind;
  if (kind === undefined || kind === 'gongdi') return null;
  if (!isKind(kind))
    throw new CliFailure(EXIT.usage, cliMessage('unknownTarget', { name: kind, names: ENGINE_KINDS.join(', ') }));
  const baseUrl = options.url ?? context.env['ENGINE_URL'] ?? profile.url;
  if (!baseUrl) throw new CliFailure(EXIT.usage, cliMessage('engineUrlNeeded', { name: kind }));
  return connectEngine({
    kind,
    baseUrl,
    auth: authOf(context.env, profile),
    tenantId: options.tenant ?? context.env['ENGINE_TENANT'] ?? profile.tenant,
    fetch: await patientFetch(),
  });
}

export function isKind(kind: string): kind is EngineKind {
  return (ENGINE_KINDS as readonly string[]).includes(kind);
}

/** Secrets come from the environment only; user names may be in the profile. */
export function authOf(env: Env, profile: EngineProfile): EngineAuth {
  const { ENGINE_TOKEN: token, ENGINE_PASSWORD: password, ENGINE_CLIENT_SECRET: clientSecret } = env;
  if (token) return { kind: 'bearer', token };
  const clientId = env['ENGINE_CLIENT_ID'] ?? profile.clientId;
  const tokenUrl = env['ENGINE_TOKEN_URL'] ?? profile.tokenUrl;
  if (clientSecret && clientId && tokenUrl) {
    const scope = env['ENGINE_SCOPE'] ?? profile.scope;
    const audience = env['ENGINE_AUDIENCE'] ?? profile.audience;
    return { kind: 'client-credentials', tokenUrl, clientId, clientSecret, scope, audience };
  }
  const user = env['ENGINE_USER'] ?? profile.user;
  return user === undefined ? { kind: 'none' } : { kind: 'basic', user, password: password ?? '' };
}
