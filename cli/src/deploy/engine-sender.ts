import {
  connectEngine,
  ENGINE_KINDS,
  EngineFailure,
  type EngineAdapter,
  type EngineAuth,
  type EngineKind,
  type EngineProblem,
} from '@gongdi/engines';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { loadConfig, type EngineProfile } from '../config/config.ts';
import { say } from '../text/index.ts';
import type { DeployCandidate } from './plan.ts';

type Env = CommandContext['env'];

/**
 * The engine that a deployment goes to: flags, then `ENGINE_KIND` and `ENGINE_URL`, then the profile. Null: none is
 * named, and the Gongdi server is meant.
 * @throws CliFailure with exit 2 when a kind is unknown or has no address
 */
export async function chosenEngine(
  options: { target?: string; url?: string; tenant?: string },
  context: CommandContext,
): Promise<EngineAdapter | null> {
  const { config } = await loadConfig(context.cwd);
  const name = context.profile ?? config.profile;
  const profile: EngineProfile = (name === undefined ? undefined : config.profiles?.[name]?.engine) ?? {};
  const kind = options.target ?? context.env['ENGINE_KIND'] ?? profile.kind;
  if (kind === undefined || kind === 'gongdi') return null;
  if (!isKind(kind))
    throw new CliFailure(EXIT.usage, say('unknownTarget', { name: kind, names: ENGINE_KINDS.join(', ') }));
  const baseUrl = options.url ?? context.env['ENGINE_URL'] ?? profile.url;
  if (!baseUrl) throw new CliFailure(EXIT.usage, say('engineUrlNeeded', { name: kind }));
  const { patientFetch } = await import('../remote/patient-fetch.ts');
  return connectEngine({
    kind,
    baseUrl,
    auth: authOf(context.env, profile),
    tenantId: options.tenant ?? context.env['ENGINE_TENANT'] ?? profile.tenant,
    fetch: await patientFetch(),
  });
}

function isKind(kind: string): kind is EngineKind {
  return (ENGINE_KINDS as readonly string[]).includes(kind);
}

/** Secrets come from the environment only; names may stand in the profile. */
function authOf(env: Env, profile: EngineProfile): EngineAuth {
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

/** Flavour that a target reads: what its models are checked for. */
const READS: Record<EngineKind, string> = {
  camunda7: 'camunda',
  flowable: 'flowable',
  activiti: 'activiti',
  camunda8: 'zeebe',
};

/** Engine to check for when none is named: that of the target, else the one that the file is for. */
export function engineToCheck(engine: string | undefined, adapter: EngineAdapter | null): string | undefined {
  return engine ?? (adapter ? READS[adapter.kind] : undefined);
}

/** Sends a checked file to an engine, unless the engine's newest version of that key is the same text already. */
export function engineSender(engine: EngineAdapter, context: CommandContext) {
  const { signal } = context;
  return async (candidate: DeployCandidate) => {
    const { input, bytes, key = '' } = candidate;
    const { decodeModel } = await import('./decode.ts');
    const xml = await decodeModel(bytes);
    try {
      const latest = await engine.latest(key, signal);
      if (latest && (await engine.xml(latest.id, signal)) === xml)
        return { id: latest.id, key, version: latest.version, changed: false };
      const { definitions, warnings } = await engine.deploy([{ name: input.place, xml }], { signal });
      sayProblems(input.name, warnings, context, 'yellow');
      const made = definitions.find((one) => one.key === key) ?? definitions[0];
      return { id: made?.id ?? '', key, version: made?.version ?? 0, changed: true };
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      sayProblems(input.name, error.problems, context, 'red');
      throw new CliFailure(error.code === 'refused' ? EXIT.findings : EXIT.remote, error.label, error);
    }
  };
}

/** `leave.bpmn:7:5 task1 …`: the engine's words with their place in the file. */
function sayProblems(
  file: string,
  problems: readonly EngineProblem[],
  { terminal, json }: CommandContext,
  color: 'red' | 'yellow',
): void {
  if (json) return;
  for (const { line, column, element, message } of problems) {
    const place = [file, line, column].filter((part) => part !== null).join(':');
    terminal.err(`${place} ${element ?? ''} ${terminal.paint(color, message)}`.replace(/ {2,}/, ' '));
  }
}
