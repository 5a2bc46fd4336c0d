import { ENGINE_KINDS, type EngineConnection, type EngineKind } from '@gongdi/engines';
import { CliFailure, EXIT } from '../command.ts';
import { authOf, isKind } from '../remote/chosen-engine.ts';
import { say } from '../text/index.ts';

/** Kinds that take commands; Activiti only takes deployments. */
const RUNS: readonly EngineKind[] = ENGINE_KINDS.filter((kind) => kind !== 'activiti');

/**
 * The engine that runs the processes in place of our own: `ENGINE_KIND` and `ENGINE_URL`, with what the engine asks for
 * to be let in. Undefined: our own.
 * @throws CliFailure with exit 2 for a kind that takes no commands, or without an address
 */
export function outsideEngineOf(env: Readonly<Record<string, string | undefined>>): EngineConnection | undefined {
  const kind = env['ENGINE_KIND'];
  if (!kind || kind === 'gongdi') return undefined;
  if (!isKind(kind) || !RUNS.includes(kind))
    throw new CliFailure(EXIT.usage, say('unknownTarget', { name: kind, names: RUNS.join(', ') }));
  const baseUrl = env['ENGINE_URL'];
  if (!baseUrl) throw new CliFailure(EXIT.usage, say('engineUrlNeeded', { name: kind }));
  return { kind, baseUrl, auth: authOf(env, {}), tenantId: env['ENGINE_TENANT'] || undefined };
}
