import { civilDay, GATE_LIST, GATE_PASS, GATE_USE } from '@gongdi/domain';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AdmissionDeps } from '../../../labour/index.ts';
import { anyOf, newId, transaction, type Db, type Trx } from '../../../store/index.ts';
import { facesOf, peopleOn, verdicts } from './may-pass.ts';

export interface ListDeps extends AdmissionDeps {
  db: Db;
  timeZone: string;
}

/** What the list says of a person. */
interface Entry {
  staff_id: string;
  org_id: string | null;
  state: number;
  reason: number | null;
  reason_text: string | null;
  by_face: boolean;
  face_file: string | null;
}

const COMPARED = ['state', 'reason', 'reason_text', 'face_file'] as const;

/**
 * Computes the list of a project again. Changes make a new version; every gate is behind until it acknowledges it.
 * @returns whether something changed
 */
export function makeList(deps: ListDeps, project_id: string, now: number): Promise<boolean> {
  return transaction(deps.db, async (trx) => {
    const at = new Date(now).toISOString();
    await trx
      .insertInto('gate_list')
      .values({ project_id, list_version: 0, due_at: at, made_at: null })
      .onConflict((row) => row.column('project_id').doNothing())
      .execute();
    const held = await trx
      .selectFrom('gate_list')
      .select('list_version')
      .where('project_id', '=', project_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const wanted = await wantedEntries(trx, deps, project_id, now);
    const changed = await changedEntries(trx, project_id, wanted);
    const version = changed.length > 0 ? held.list_version + 1 : held.list_version;
    if (changed.length > 0) {
      await store(trx, { project_id, version, at, now }, changed);
      await expect(trx, project_id, version, at);
    }
    await trx
      .updateTable('gate_list')
      .set({ list_version: version, due_at: null, made_at: at })
      .where('project_id', '=', project_id)
      .execute();
    return changed.length > 0;
  });
}

async function wantedEntries(trx: Db, deps: ListDeps, project_id: string, now: number): Promise<Entry[]> {
  const people = await peopleOn(trx, project_id);
  const answers = await verdicts(trx, deps, people, project_id, civilDay(now, deps.timeZone));
  const faces = await facesOf(
    trx,
    people.map(({ id }) => id),
  );
  return people.map(({ id, org_id }, index) => {
    const { may, reason, text } = answers[index]!;
    const face_file = may ? (faces.get(id) ?? null) : null;
    const state = may ? GATE_PASS.mayPass : GATE_PASS.refused;
    return { staff_id: id, org_id, state, reason, reason_text: text, by_face: face_file !== null, face_file };
  });
}

async function changedEntries(trx: Db, project_id: string, wanted: readonly Entry[]): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('gate_pass')
    .select(['staff_id', 'org_id', 'by_face', ...COMPARED])
    .where('project_id', '=', project_id)
    .execute();
  const had = new Map(rows.map((row) => [row.staff_id, row]));
  const stays = new Set(wanted.map(({ staff_id }) => staff_id));
  const changed = wanted.filter((one) => {
    const before = had.get(one.staff_id);
    return !before || COMPARED.some((name) => before[name] !== one[name]);
  });
  const gone = rows
    .filter(
      ({ staff_id, state }) => !stays.has(staff_id) && state !== GATE_PASS.deleting && state !== GATE_PASS.deleted,
    )
    .map((row) => ({
      ...row,
      state: GATE_PASS.deleting,
      by_face: false,
      face_file: null,
      reason: null,
      reason_text: null,
    }));
  return [...changed, ...gone];
}

interface Version {
  project_id: string;
  version: number;
  at: string;
  now: number;
}

async function store(trx: Trx, { project_id, version, at, now }: Version, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map((one) => ({
    ...one,
    id: newId(now),
    project_id,
    pass_code: randomBytes(9).toString('base64url'),
  }));
  // Raw SQL: one parameter for all entries, by jsonb_to_recordset.
  await sql`
    insert into gate_pass (id, org_id, created_at, updated_at, version, staff_id, project_id, state, reason,
      reason_text, by_face, face_file, by_code, pass_code, list_version, changed_at)
    select id, org_id, ${at}::timestamptz, ${at}::timestamptz, 1, staff_id, ${project_id}, state, reason,
      reason_text, by_face, face_file, true, pass_code, ${version}::bigint, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id text, org_id text, staff_id text, state integer,
      reason integer, reason_text text, by_face boolean, face_file text, pass_code text)
    on conflict (project_id, staff_id) do update set state = excluded.state, reason = excluded.reason,
      reason_text = excluded.reason_text, by_face = excluded.by_face, face_file = excluded.face_file,
      list_version = excluded.list_version, changed_at = excluded.changed_at, deleted_at = null,
      updated_at = excluded.updated_at, version = gate_pass.version + 1`.execute(trx);
}

/** From now on the gates of the project do not have the newest list. */
export async function expect(trx: Db, project_id: string, version: number, at: string): Promise<void> {
  await trx
    .updateTable('gate')
    .set({ list_version: version, list_state: GATE_LIST.waiting, attempts: 0 })
    .set(({ fn, val, ref }) => ({ stale_since: fn.coalesce(ref('stale_since'), val(at)) }))
    .where('project_id', '=', project_id)
    .where('status', '=', GATE_USE.inUse)
    .execute();
}

/** A card was handed out or taken back: the entry is part of a new version. */
export async function touchEntry(trx: Db, project_id: string, id: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const list = await trx
    .updateTable('gate_list')
    .set(({ eb }) => ({ list_version: eb('list_version', '+', 1) }))
    .where('project_id', '=', project_id)
    .returning('list_version')
    .executeTakeFirst();
  if (!list) return;
  const { list_version } = list;
  await trx.updateTable('gate_pass').set({ list_version, changed_at: at }).where('id', '=', id).execute();
  await expect(trx, project_id, list_version, at);
}

/** Deletions that every gate of the projects has acknowledged are done. */
export async function endDeletions(trx: Db, project_ids: readonly string[], at: string): Promise<void> {
  await trx
    .updateTable('gate_pass as p')
    .set({ state: GATE_PASS.deleted, deleted_at: at, updated_at: at })
    .where('p.project_id', '=', anyOf(project_ids))
    .where('p.state', '=', GATE_PASS.deleting)
    .where(
      sql<boolean>`not exists (select from gate g where g.project_id = p.project_id and g.status = ${GATE_USE.inUse}
        and coalesce(g.acked_version, 0) < p.list_version)`,
    )
    .execute();
}
