import { calls } from '@gongdi/api';
import { attendanceaccess, GATE_LIST, GATE_PASS } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { Ground } from '../../../ground.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, transaction, type Db } from '../../../store/index.ts';
import { gateOf } from './gates.ts';
import { sendList } from './send-list.ts';

/** Entries that a gate lacks and that its page names. */
const SHOWN = 20;

/** Calls of people about gates. */
export function gateHandlers(ground: Ground): Handler[] {
  const { db, live, timeZone } = ground;
  const gates = (on: Db) => resourceRepository(on, attendanceaccess, { timeZone });
  const isConnected = async (device_id: string): Promise<boolean> => {
    const device = await live.registry.byId(device_id);
    return device !== undefined && live.channels.isConnected(device);
  };
  return [
    handle(calls.gate.resend, async ({ body: { id } }, context) => {
      const access = accessOf(context);
      await transaction(db, async (trx) => {
        const before = await gates(trx).get(access, id);
        // Writing as the caller: who may only look is refused.
        await gates(trx).update(access, { id, remark: before.remark ?? null });
        await trx
          .updateTable('gate')
          .set({ acked_version: null, attempts: 0, list_state: GATE_LIST.waiting })
          .set(({ fn, val, ref }) => ({
            stale_since: fn.coalesce(ref('stale_since'), val(new Date(context.now).toISOString())),
          }))
          .where('id', '=', id)
          .execute();
        const event = { action: 'resend' as const, subject: attendanceaccess.name, subject_id: id };
        await recordAudit(trx, context, actorOf(context.caller), event);
      });
      const row = await gates(db).get(access, id);
      const gate = await gateOf(db, row.device_id);
      return {
        connected: gate !== undefined && (await sendList(ground, { ...gate, acked_version: null }, context.now)),
      };
    }),
    handle(calls.gate.state, async ({ params: { id } }, context) => {
      const gate = await gates(db).get(accessOf(context), id);
      return { ...(await stateOf(db, gate)), connected: await isConnected(gate.device_id) };
    }),
  ];
}

interface GateRow {
  project_id: string;
  acked_version?: number | null;
}

async function stateOf(db: Db, gate: GateRow) {
  const list = await db
    .selectFrom('gate_list')
    .select(['list_version', 'made_at', 'due_at'])
    .where('project_id', '=', gate.project_id)
    .executeTakeFirst();
  const acked = gate.acked_version ?? 0;
  const counts = await db
    .selectFrom('gate_pass')
    .select([
      sql<number>`count(*) filter (where state = ${GATE_PASS.mayPass})::integer`.as('may_pass'),
      sql<number>`count(*) filter (where state = ${GATE_PASS.mayPass} and by_face)::integer`.as('by_face'),
      sql<number>`count(*) filter (where state = ${GATE_PASS.refused})::integer`.as('refused'),
      sql<number>`count(*) filter (where list_version > ${acked})::integer`.as('waiting_count'),
    ])
    .where('project_id', '=', gate.project_id)
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom('gate_pass as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .select(['s.name', 'p.state', 'p.changed_at'])
    .where('p.project_id', '=', gate.project_id)
    .where('p.list_version', '>', acked)
    .orderBy('p.changed_at', 'desc')
    .orderBy('p.id')
    .limit(SHOWN)
    .execute();
  return {
    ...counts,
    version: list?.list_version ?? null,
    acked_version: gate.acked_version ?? null,
    made_at: list?.made_at ?? null,
    due: Boolean(list?.due_at),
    waiting: waiting.map(({ name, state, changed_at }) => ({
      name,
      removed: state !== GATE_PASS.mayPass,
      changed_at: changed_at!,
    })),
  };
}
