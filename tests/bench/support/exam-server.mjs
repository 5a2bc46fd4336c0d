// One side of the row `exam-500`. Arguments: `fill` data folder sittings: fills a database with that many exams under way
// and prints them; `ours` data folder: the product; `peer` data folder: plain Fastify that stores each answer with one
// upsert. Prints its address as one line of JSON; ends on SIGTERM.
import { createRequire } from 'node:module';
import { calls, routeOf } from '@gongdi/api';
import { loadDemo, migrate, openDatabase, realPorts, startProduct } from '@gongdi/server';

const [which, dataDir, sittings] = process.argv.slice(2);
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
const limits = { calls: 10_000_000, public: 10_000_000 };

/** People with an account like that of the demo's patrol, each signed in and with an exam under way. */
const FILL = [
  `create temporary table sits as select n, md5('exam' || n) as id from generate_series(1, $1::int) n`,
  `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', s.id, 'user_name', 'worker' || s.n,
    'nickname', '工人' || s.n, 'phone', null, 'email', null))).* from sits s, account a where a.user_name = 'patrol'`,
  `insert into account_role (account_id, role_id) select s.id, r.role_id from sits s, account a
    join account_role r on r.account_id = a.id where a.user_name = 'patrol'`,
  `insert into login_session (id, account_id, created_at, seen_at, expires_at, ip)
    select id, id, now(), now(), now() + interval '7 days', '127.0.0.1' from sits`,
  `insert into session_token (token_hash, serial, session_id, expires_at)
    select sha256(convert_to('exam-' || id, 'UTF8')), id, id, now() + interval '7 days' from sits`,
  `insert into sitting (id, org_id, created_at, updated_at, version, person_name, status, paper_id, account_id,
      attempt, due_date, started_at, ends_at, question_count)
    select s.id, a.org_id, now(), now(), 1, a.nickname, 2, p.id, a.id, 1, current_date, now(),
      now() + interval '6 hours', p.question_count
    from sits s join account a on a.id = s.id, (select id, question_count from paper where question_count > 20 limit 1) p`,
];

async function fill() {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.db.transaction().execute((trx) => loadDemo(trx, realPorts));
  const client = await database.pool.connect();
  for (const [at, statement] of FILL.entries()) await client.query(statement, at === 0 ? [Number(sittings)] : []);
  const { rows } = await client.query('select id, question_count from sitting join sits using (id)');
  client.release();
  await database.close();
  say({ ids: rows.map(({ id }) => id), questions: rows[0].question_count });
}

async function ours() {
  const product = await startProduct({ dataDir, port: 0, simulate: false, limits, log: 'off' });
  const [url, check] = [calls.exam.keep, calls.exam.start].map((call) => product.address + routeOf(call));
  say({ url, check });
  return () => product.stop();
}

async function peer() {
  const database = await openDatabase({ dataDir });
  await database.pool.query(
    `create table if not exists bare_answer (sitting text, position int, value text, given_at timestamptz, device text,
      primary key (sitting, position))`,
  );
  // The same Fastify that our server uses.
  const fastify = createRequire(import.meta.resolve('@gongdi/server'))('fastify');
  const app = fastify();
  app.post('/answer', async ({ body: { id, device, answers } }) => {
    const [{ position, value, given_at }] = answers;
    await database.pool.query(
      `insert into bare_answer values ($1, $2, $3, $4, $5) on conflict (sitting, position) do update
        set value = excluded.value, given_at = excluded.given_at, device = excluded.device`,
      [id, position, value, given_at, device],
    );
    return { code: 0, data: { now: new Date().toISOString() }, message: '' };
  });
  say({ url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/answer` });
  return async () => {
    await app.close();
    await database.close();
  };
}

if (which === 'fill') await fill();
else {
  const stop = await (which === 'ours' ? ours() : peer());
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
}
