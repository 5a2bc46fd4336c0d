import { ENGINE_KINDS, type EngineConnection, type EngineKind } from '@gongdi/engines';
import { CliFailure, EXIT } from '../command.ts';
import { authOf, isKind } from '../remote/chosen-engine.ts';
import { cliMessage } from '../text/index.ts';

/** Engine kinds that accept commands; Activiti accepts deployments only. */
const RUNS: readonly EngineKind[] = ENGINE_KINDS.filter((kind) => kind !== 'activiti');

/**
 * Returns the external engine that runs the processes in place of the embedded one: `ENGINE_KIND` and `ENGINE_URL`,
 * with the credentials that the engine needs. Undefined: the embedded engine.
 * @throws CliFailure with exit 2 for a kind that accepts no commands, or without an address
 */
export function outsideEngineOf(env: Readonly<Record<string, string | undefined>>): EngineConnection | undefined {
  const kind = env['ENGINE_KIND'];
  if (!kind || kind === 'gongdi') return undefined;
  if (!isKind(kind) || !RUNS.includes(kind))
    throw new CliFailure(EXIT.usage, cliMessage('unknownTarget', { name: kind, names: RUNS.join(', ') }));
  const baseUrl = env['ENGINE_URL'];
  if (!baseUrl) throw new CliFailure(EXIT.usage, cliMessage('engineUrlNeeded', { name: kind }));
  return { kind, baseUrl, auth: authOf(env, {}), tenantId: env['ENGINE_TENANT'] || undefined };
}
