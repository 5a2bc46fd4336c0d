import { BudgetError } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallOrder } from '../core/index.ts';
import { INSTANCE_LIMITS } from '../limits.ts';
import type { Trx } from '../types.ts';
import type { InstanceRow } from './rows.ts';

/**
 * Limits the number and depth of instances that call each other, over all commands. Without it, a process that calls
 * itself behind a job would go on for ever.
 * @throws GongdiError `processStuck`
 */
export async function checkCalls(trx: Trx, { id, root_id }: InstanceRow): Promise<void> {
  const { called, callDepth } = INSTANCE_LIMITS;
  const { depth } = await trx
    .withRecursive('up', (query) =>
      query
        .selectFrom('process_instance')
        .select(['parent_instance_id as above', sql<number>`1`.as('depth')])
        .where('id', '=', id)
        .unionAll(
          query
            .selectFrom('up')
            .innerJoin('process_instance as i', 'i.id', 'up.above')
            .select(['i.parent_instance_id as above', sql<number>`up.depth + 1`.as('depth')])
            .where('up.depth', '<', callDepth),
        ),
    )
    .selectFrom('up')
    .select(({ fn }) => fn.max('depth').as('depth'))
    .executeTakeFirstOrThrow();
  const { open } = await trx
    .selectFrom('engine_instance')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('root_id', '=', root_id)
    .executeTakeFirstOrThrow();
  if (open >= called || depth >= callDepth) throw tooManyCalls();
}

export function tooManyCalls(): GongdiError {
  const { called, callDepth } = INSTANCE_LIMITS;
  const label = {
    zh: `流程互相调用没有尽头：最多 ${callDepth} 层，同时 ${called} 个`,
    en: `Processes call each other without end: ${callDepth} levels at most, ${called} at one time`,
  };
  return new GongdiError('processStuck', { label, cause: new BudgetError(label) });
}

interface CallTarget {
  id: string;
  name: string;
}

const ACTIVE = 1;

/**
 * Returns the definition that a call activity calls. It belongs to the caller's organisation or the nearest one above
 * it, and is the newest version that may be started, or the one that the binding names.
 * @throws GongdiError `processStuck`
 */
export async function resolveCall(trx: Trx, caller: InstanceRow, call: CallOrder): Promise<CallTarget> {
  const { by, target, binding, version } = call;
  const found = await trx
    .selectFrom('process_definition as d')
    .innerJoin('organisation as o', 'o.id', 'd.org_id')
    .innerJoin('organisation as mine', (join) =>
      join.on(({ fn }) => fn<boolean>('starts_with', ['mine.path', 'o.path'])),
    )
    .select(['d.id', 'd.name'])
    .where('mine.id', '=', caller.org_id)
    .where((eb) => {
      if (by === 'id') return eb('d.id', '=', target);
      const named = eb('d.key', '=', target);
      if (binding === 'version') return named.and('d.version', '=', Number(version));
      if (binding !== 'deployment') return named.and('d.suspension_state', '=', ACTIVE);
      const own = eb
        .selectFrom('process_definition as c')
        .select('c.deployed_at')
        .where('c.id', '=', caller.definition_id);
      return named.and('d.deployed_at', '<=', own);
    })
    .orderBy(({ fn }) => fn('length', ['o.path']), 'desc')
    .orderBy('d.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found) return found;
  throw new GongdiError('processStuck', {
    label: {
      zh: `被调用的流程“${target}”没有部署或已挂起`,
      en: `The called process “${target}” is not deployed, or suspended`,
    },
  });
}
