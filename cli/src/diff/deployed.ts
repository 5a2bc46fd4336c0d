import { mainProcess } from '@gongdi/bpmn';
import { EngineFailure, type EngineAdapter } from '@gongdi/engines';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { openModel } from '../model/open-model.ts';
import { cliMessage } from '../text/index.ts';

/** The newest deployed version of a process. */
export interface Deployed {
  version: number;
  xml: string;
}

/**
 * Returns the deployed version of the process in a file, as an input. Undefined when the file is not a readable model;
 * the findings were printed then.
 * @throws CliFailure with exit 1 when the file holds no process, or no version is deployed; with exit 3 when the server
 * or engine cannot be asked
 */
export async function deployedInput(
  file: Input,
  engine: EngineAdapter | null,
  context: CommandContext,
): Promise<Input | undefined> {
  const { model } = await openModel(file, context, { trackLoss: false });
  if (!model) return undefined;
  const key = mainProcess(model)?.id;
  if (key === undefined) throw new CliFailure(EXIT.findings, cliMessage('noProcess', { file: file.name }));
  const found = await newestDeployed(key, engine, context);
  if (!found) throw new CliFailure(EXIT.findings, cliMessage('notDeployed', { key }));
  return {
    name: `${engine?.kind ?? 'gongdi'}:${key} v${found.version}`,
    path: null,
    place: `${key}.bpmn`,
    read: () => Promise.resolve(new TextEncoder().encode(found.xml)),
  };
}

/**
 * Returns the newest version of a process; null when none is deployed.
 * @throws CliFailure with exit 3 when the server or engine cannot be asked
 */
export function newestDeployed(
  key: string,
  engine: EngineAdapter | null,
  context: CommandContext,
): Promise<Deployed | null> {
  return engine ? fromEngine(engine, key, context) : fromServer(key, context);
}

async function fromEngine(engine: EngineAdapter, key: string, { signal }: CommandContext): Promise<Deployed | null> {
  try {
    const latest = await engine.latest(key, signal);
    return latest && { version: latest.version, xml: await engine.xml(latest.id, signal) };
  } catch (error) {
    if (error instanceof EngineFailure) throw new CliFailure(EXIT.remote, error.label, error);
    throw error;
  }
}

async function fromServer(key: string, context: CommandContext): Promise<Deployed | null> {
  const { connect, remoteFailure } = await import('../remote/connect.ts');
  const { calls } = await import('@gongdi/api');
  const { client, address } = await connect(context);
  const { definitionPage, definitionXml } = calls.workflow;
  try {
    // The list begins with the newest version.
    const { list } = await client.call(definitionPage, { query: { key, page: 1, page_size: 1 } }, context);
    const [latest] = list;
    if (!latest) return null;
    return { version: latest.version, xml: await client.call(definitionXml, { query: { id: latest.id } }, context) };
  } catch (error) {
    throw remoteFailure(error, address);
  }
}
