// One side of the row `exam-500`. Arguments: `fill` data folder sittings: fills a database with that many exams under way
// and prints them; `ours` data folder: the product; `peer` data folder: plain Fastify that stores each answer with one
// upsert. Prints its address as one line of JSON; ends on SIGTERM.
import { createRequire } from 'node:module';
import { calls, routeOf } from '@gongdi/api';
import { loadDemo, migrate, openDatabase, realPorts, startProduct } from '@gongdi/server';
import { signIn } from './sign-in.mjs';

const [which, dataDir, sittings] = process.argv.slice(2);
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
const limits = { calls: 10_000_000, public: 10_000_000 };

/** Exams of the demo's contractor, who opens them on devices that are handed round. */
const FILL = `insert into sitting (id, org_id, created_at, updated_at, version, person_name, status, paper_id, account_id,
    attempt, due_date, started_at, ends_at, question_count)
  select md5('exam' || n), a.org_id, now(), now(), 1, '工人' || n, 2, p.id, a.id, 100 + n, current_date, now(),
    now() + interval '6 hours', p.question_count
  from generate_series(1, $1::int) n, account a, (select id, question_count from paper where question_count > 20 limit 1) p
  where a.user_name = 'contractor' on conflict do nothing`;

async function fill() {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.db.transaction().execute((trx) => loadDemo(trx, realPorts));
  await database.pool.query(FILL, [Number(sittings)]);
  const { rows } = await database.pool.query(
    'select id, question_count from sitting where status = 2 and attempt > 100',
  );
  await database.close();
  say({ ids: rows.map(({ id }) => id), questions: rows[0].question_count });
}

async function ours() {
  const product = await startProduct({ dataDir, port: 0, simulate: false, limits, log: 'off' });
  const session = (await signIn(product.address)).session.get();
  say({
    url: product.address + routeOf(calls.exam.keep),
    headers: { authorization: session.token, 'x-serial-number-id': session.serial },
  });
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
  say({ url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/answer`, headers: {} });
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
