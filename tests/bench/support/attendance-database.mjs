import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, openDatabase } from '@gongdi/server';
import { inRepository, scratch } from './measure.mjs';

const PEOPLE = 2000;
const DAYS = 30;
const FROM = '2026-11-01';
const TO = '2026-11-30';
const ASKED = { project_id: 'p', from: FROM, to: TO };
const MOMENT = { now: Date.parse('2026-12-02T04:00:00Z'), timeZone: 'Asia/Shanghai' };

/** A project with a gate, its people, and four passages of each person and day, some of them lost. */
const FILL = [
  `insert into organisation (id, parent_id, path, name, ent_type, sort, created_at, updated_at)
    values ('o', null, 'o/', '总公司', 1000, 0, now(), now())`,
  `insert into project (id, org_id, created_at, updated_at, version, project_name, project_phase, project_address, begin_time)
    values ('p', 'o', now(), now(), 1, '项目', 2, '{}', '2026-01-01')`,
  `insert into device (id, org_id, created_at, updated_at, version, device_name, device_number, device_type, install_status)
    values ('d', 'o', now(), now(), 1, '东门', 'D1', 1, 1)`,
  `insert into gate (id, org_id, created_at, updated_at, version, gate_name, status, project_id, direction, device_id, list_state)
    values ('g', 'o', now(), now(), 1, '东门', 1, 'p', 3, 'd', 1)`,
  `insert into staff (id, org_id, created_at, updated_at, version, name, phone_number, trade, status, project_id, entry_date)
    select 's' || n, 'o', now(), now(), 1, '工人' || n, n, 10, 1, 'p', '2026-01-01' from generate_series(1, ${PEOPLE}) n`,
  `create table bare_day (like attendance_day including all)`,
];

/** The passages of one day; a statement for all takes longer than a statement may. */
const FILL_DAY = `insert into passage (id, org_id, created_at, updated_at, version, staff_id, passed_at, direction, outcome, judged, way,
      project_id, gate_id, device_number, received_at, said_at, clock, gate_seq)
    select md5(n || ' ' || d || ' ' || at), 'o', now(), now(), 1, 's' || n, t, 1 + (at - 1) % 2, 1, 1, 1, 'p', 'g', 'D1', t, t, 1, n
    from generate_series(1, ${PEOPLE}) n, (values ($1::int)) e (d),
      (values (1, '07:20'::interval), (2, '11:35'), (3, '13:20'), (4, '18:05')) v (at, clock),
      lateral (select ('${FROM}'::date + d + clock) at time zone 'Asia/Shanghai' + (n * d * at) % 17 * interval '1 minute' t) w`;

const COLUMNS =
  'id text, staff_id text, work_date date, state int, missing int, first_in timestamptz, last_out timestamptz, day_share float8, minutes int, extra_minutes int, late_minutes int, early_minutes int, trade int';

/** Opens an embedded PostgreSQL with a month of passages. */
export async function openAttendanceDatabase() {
  const folder = scratch();
  // PostgreSQL then stores its data inside this folder, and both are removed together.
  chmodSync(folder, 0o755);
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  await migrate(database);
  for (const statement of FILL) await database.pool.query(statement);
  for (let day = 0; day < DAYS; day += 1) await database.pool.query(FILL_DAY, [day]);
  await database.pool.query('analyze');
  const { recompute } = await import(inRepository('packages/server/dist/attendance/index.js'));
  const names = COLUMNS.split(', ').map((one) => one.split(' ')[0]);
  let columns;

  /** The product: reads passages, plan and corrections, makes the days and stores them. @returns number of rows */
  async function ours() {
    await database.pool.query('truncate attendance_day');
    const since = performance.now();
    const rows = await database.db.transaction().execute((trx) => recompute(trx, ASKED, MOMENT));
    return { ms: performance.now() - since, rows };
  }

  /** The rows that the product has written, as arrays for the peer. */
  async function prepare() {
    const { rows } = await database.pool.query(`select ${names.join(', ')} from attendance_day`);
    columns = names.map((name) => rows.map((row) => row[name]));
  }

  /** Plain node-postgres: reads the same passages, and writes the same rows, made before. */
  async function bare() {
    await database.pool.query('truncate bare_day');
    const client = await database.pool.connect();
    const since = performance.now();
    await client.query('begin');
    const { rows: read } = await client.query(
      `select staff_id, passed_at, direction, gate_id from passage where project_id = 'p' and outcome = 1
        order by staff_id, passed_at`,
    );
    let rows = 0;
    for (let first = 0; first < columns[0].length; first += 10_000) {
      const given = columns.map((values) => values.slice(first, first + 10_000));
      const types = COLUMNS.split(', ').map((one, at) => `$${at + 1}::${one.split(' ')[1]}[]`);
      const { rowCount } = await client.query(
        `insert into bare_day (org_id, project_id, created_at, updated_at, version, ${names.join(', ')})
          select 'o', 'p', now(), now(), 1, * from unnest(${types.join(', ')})`,
        given,
      );
      rows += rowCount;
    }
    await client.query('commit');
    const ms = performance.now() - since;
    client.release();
    return { ms, rows, read: read.length };
  }

  return { ours, prepare, bare, close: () => database.close() };
}
