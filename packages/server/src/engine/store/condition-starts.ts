import { GongdiError } from '@gongdi/domain';
import { contextOf, type CommandContext } from '../commands/index.ts';
import { storableVariables } from '../given.ts';
import { wouldStart, type RunPorts } from '../core/index.ts';
import type { ConditionCommand, Trx } from '../types.ts';
import { startsOf, type StartRow } from './deliver.ts';
import { translated } from './session.ts';
import { startBy } from './start-by.ts';
import type { World } from './world.ts';

/**
 * Starts an instance at each conditional start event whose condition is true. No condition sees the effects of
 * another start.
 */
export async function startByConditions(
  trx: Trx,
  world: World,
  { variables, business_key, definition_id, starter_id, org_id }: ConditionCommand,
): Promise<{ instance_ids: string[] }> {
  const given = storableVariables(variables);
  const all = await startsOf(trx, 'conditional', null, org_id);
  const starts = all.filter((one) => definition_id === undefined || one.definition_id === definition_id);
  if (starts.length === 0) throw nothingBegins();
  const met: StartRow[] = [];
  for (const start of starts) {
    const { graph, name } = await world.definitions.get(trx, start.definition_id);
    const node = graph.nodes.get(start.node);
    const ports = lookingPorts(world, contextOf(trx, world.now), start, name);
    try {
      if (node && (await wouldStart({ graph, node }, given, ports))) met.push(start);
    } catch (error) {
      throw translated(error);
    }
  }
  const instance_ids: string[] = [];
  for (const start of met) {
    const as = { ...start, starter_id: starter_id ?? start.starter_id, org_id: org_id ?? start.org_id };
    instance_ids.push(await startBy(trx, world, as, given, business_key ?? null));
  }
  return { instance_ids };
}

/** Ports for evaluating a condition before there is an instance. */
function lookingPorts(
  world: World,
  context: CommandContext,
  { definition_id, starter_id }: StartRow,
  name: string,
): RunPorts {
  const { zone, scripts, delegates } = world;
  return {
    now: context.now,
    zone,
    newId: () => context.newId(),
    instance: { id: '', definition_id, business_key: null, name, starter_id: starter_id ?? '', called: false },
    ...(scripts ? { scripts: context.scripts(scripts) } : {}),
    ...(delegates ? { delegates: context.delegates(delegates) } : {}),
    taskCreated: () => Promise.resolve(undefined),
    taskEnded: () => Promise.resolve(),
  };
}

const nothingBegins = (): GongdiError =>
  new GongdiError('notFound', {
    label: { zh: '没有以条件开始的流程', en: 'No process begins by a condition' },
  });
