import { BudgetError } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallOrder } from '../core/index.ts';
import { INSTANCE_LIMITS } from '../limits.ts';
import type { Trx } from '../types.ts';
import type { InstanceRow } from './rows.ts';

/**
 * Bounds what hangs together by calls, over all commands: a process that calls itself behind a job would go on for ever.
 * @throws GongdiError `processStuck`
 */
export async function checkCalls(trx: Trx, { id, root_id }: InstanceRow): Promise<void> {
  const { called, callDepth } = INSTANCE_LIMITS;
  const { rows } = await sql<{ open: number; depth: number }>`
    with recursive up as (
      select parent_instance_id as above, 1 as depth from process_instance where id = ${id}
      union all select i.parent_instance_id, up.depth + 1 from up join process_instance i on i.id = up.above
      where up.depth < ${callDepth})
    select (select count(*)::integer from engine_instance where root_id = ${root_id}) as open, max(depth) as depth from up`.execute(
    trx,
  );
  const found = rows[0];
  if (found && (found.open >= called || found.depth >= callDepth)) throw tooManyCalls();
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
 * The definition that a call activity means: of the caller's organisation or the nearest above it, the newest version
 * that may be started, or the one that the binding names.
 * @throws GongdiError `processStuck`
 */
export async function resolveCall(trx: Trx, caller: InstanceRow, call: CallOrder): Promise<CallTarget> {
  const { by, target, binding, version } = call;
  const wanted = by === 'id' ? sql`d.id = ${target}` : sql`d.key = ${target}`;
  const bound =
    binding === 'version'
      ? sql`d.version = ${Number(version)}`
      : binding === 'deployment'
        ? sql`d.deployed_at <= (select c.deployed_at from process_definition c where c.id = ${caller.definition_id})`
        : sql`d.suspension_state = ${ACTIVE}`;
  const { rows } = await sql<CallTarget>`
    select d.id, d.name from process_definition d
      join organisation o on o.id = d.org_id
      join organisation mine on mine.id = ${caller.org_id}
    where ${wanted} and ${by === 'id' ? sql`true` : bound} and mine.path like o.path || '%'
    order by length(o.path) desc, d.version desc limit 1`.execute(trx);
  const found = rows[0];
  if (found) return found;
  throw new GongdiError('processStuck', {
    label: {
      zh: `被调用的流程“${target}”没有部署或已挂起`,
      en: `The called process “${target}” is not deployed, or suspended`,
    },
  });
}
