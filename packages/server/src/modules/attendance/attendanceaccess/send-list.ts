import { GATE_LIST, GATE_USE } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Ground } from '../../../ground.ts';
import { noteSent, type Gate } from './gates.ts';
import { listPart } from './list-part.ts';
import { makeList } from './pass-list.ts';

type Deps = Pick<Ground, 'db' | 'live' | 'setting' | 'training' | 'timeZone'>;

/** Channel on which gates get their list and say what they have. */
export const LIST_CHANNEL = 'list';

/** Projects of one round. Those whose list was computed longest ago are first, so that none is left out. */
const ROUND = 50;
/** A list is computed again after so long even if nothing is known to have changed: days pass, rules are edited. */
const AGAIN = 3_600_000;
/** Waits between tries to one gate, ms; the last one repeats. */
const WAITS = [0, 60_000, 120_000, 240_000, 480_000, 900_000, 1_800_000];

/** Computes the lists that are due, and those of the last hour. */
export async function makeDueLists(deps: Deps, now: number): Promise<void> {
  const rows = await deps.db
    .selectFrom('gate_list as l')
    .select('l.project_id')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('l.due_at', '<=', new Date(now).toISOString()),
        eb('l.made_at', '<', new Date(now - AGAIN).toISOString()),
      ]).and(
        exists(
          selectFrom('gate as g')
            .select('g.id')
            .whereRef('g.project_id', '=', 'l.project_id')
            .where('g.status', '=', GATE_USE.inUse),
        ),
      ),
    )
    .orderBy(sql`l.due_at is null`)
    .orderBy('l.made_at')
    .limit(ROUND)
    .execute();
  for (const { project_id } of rows) await makeList(deps, project_id, now);
}

/** Sends what gates lack to those that are connected, again and again until they acknowledge. */
export async function sendLists(deps: Deps, now: number): Promise<void> {
  const rows = await deps.db
    .selectFrom('gate')
    .select(['id', 'org_id', 'project_id', 'direction', 'device_id', 'list_version', 'acked_version'])
    .select(['attempts', 'sent_at'])
    .where('status', '=', GATE_USE.inUse)
    .where('list_state', 'in', [GATE_LIST.waiting, GATE_LIST.sent])
    .orderBy('sent_at', (order) => order.asc().nullsFirst())
    .limit(2000)
    .execute();
  for (const { attempts, sent_at, ...gate } of rows) {
    const wait = WAITS[Math.min(attempts ?? 0, WAITS.length - 1)]!;
    if (sent_at !== null && (attempts ?? 0) > 0 && Date.parse(sent_at) + wait > now) continue;
    await sendList(deps, gate, now);
  }
}

/** Sends to one gate what it lacks, in parts. @returns false if it is not connected to this server */
export async function sendList({ db, live }: Pick<Deps, 'db' | 'live'>, gate: Gate, now: number): Promise<boolean> {
  const device = await live.registry.byId(gate.device_id);
  if (!device?.usable) return false;
  for (let after: string | null = null; ;) {
    const part = await listPart(db, gate.project_id, gate.acked_version, after);
    if (!live.channels.send(device, LIST_CHANNEL, part)) return false;
    const last: string | undefined = [...part.entries.map(({ ref }) => ref), ...part.removed].toSorted().at(-1);
    if (!part.more || last === undefined) break;
    after = last;
  }
  await noteSent(db, gate.id, now);
  return true;
}
