import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallOrder } from '../core/index.ts';
import type { Trx } from '../types.ts';
import type { InstanceRow } from './rows.ts';

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
