// One side of the row `list-1m`. Arguments: `fill` data folder rows: fills a database and prints the project to query
// and the statements that our server runs for the list; `ours` data folder: the product; `peer` data folder statements:
// plain Fastify that runs the same statements. Prints its address as one line of JSON; ends on SIGTERM.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { resourceCalls, routeOf } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { createServer, migrate, openDatabase, realPorts, sealedFor, loadDemo } from '@gongdi/server';
import { signIn } from './sign-in.mjs';

const [which, dataDir, given] = process.argv.slice(2);
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
const limits = { calls: 10_000_000, public: 10_000_000 };

/** People that are added by one statement. */
const BATCH = 5_000;

/** Adds people beside those of the demo, in the same organisation and on the same projects. */
const FILL = `insert into staff (id, org_id, created_at, updated_at, version, name, gender, phone_number, project_id, trade, entry_date, status)
  select given.id, p.org_id, now() - n * interval '1 second', now(), 1, '工人' || n, n % 2 + 1, phone_number, p.id,
    10 + n % 7, date '2024-01-01' + n % 900, 1 + n % 2
  from unnest($1::int[], $2::text[], $3::text[]) as given (n, id, phone_number)
  join (select id, org_id, row_number() over (order by id) - 1 as number, count(*) over () as all_of from project
    where org_id = (select org_id from account where user_name = 'contractor')) p on p.number = n % p.all_of`;

async function fill() {
  const database = await openDatabase({ dataDir });
  const statements = [];
  let recording = false;
  database.pool.on('connect', (connection) => {
    const query = connection.query.bind(connection);
    connection.query = (first, ...rest) => {
      const text = typeof first === 'string' ? first : first.text;
      if (recording && text?.includes('from "staff"')) statements.push({ text, values: rest[0] ?? first.values ?? [] });
      return query(first, ...rest);
    };
  });
  await migrate(database);
  await database.db.transaction().execute((trx) => loadDemo(trx, realPorts));
  await searchDemo(database);
  const client = await database.pool.connect();
  try {
    // No time limits, neither in the client nor in PostgreSQL.
    client.answerWithin = 0;
    await client.query('set statement_timeout = 0');
    // No search for these people takes place. With the triggers on, their search words would be built during the
    // measurement.
    await client.query('alter table staff disable trigger user');
    for (let from = 1; from <= Number(given); from += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, Number(given) - from + 1) }, (_, at) => from + at);
      const people = numbers.map((n) => {
        const id = createHash('md5').update(`bench${n}`).digest('hex');
        return sealedFor(database.db, 'staff', id, { id, phone_number: `139${String(n).padStart(8, '0')}` });
      });
      await client.query(FILL, [numbers, people.map(({ id }) => id), people.map((one) => one.phone_number)]);
    }
    await client.query('alter table staff enable trigger user');
    await client.query('vacuum analyze staff');
  } finally {
    client.release(true);
  }
  const { rows } = await database.pool.query(
    `select project_id from staff group by project_id order by count(*) desc, project_id limit 1`,
  );
  const [{ project_id: project }] = rows;
  const server = await createServer({ database, limits, log: 'off' });
  const contractor = await signIn(await server.start());
  recording = true;
  const page = await contractor.call(resourceCalls(staff).list, { query: { project_id: project } });
  recording = false;
  await server.stop();
  await database.close();
  say({ project, statements, rows: page.list.length, total: page.total, capped: page.total_capped });
}

/** Lets a server index the records of the demo for the search, so that the measured servers have no such work left. */
async function searchDemo(database) {
  const server = await createServer({ database, limits, log: 'off' });
  const left = 'select from search_kind where not filled union all select from search_entry where pending';
  while ((await database.pool.query(left)).rowCount > 0) await new Promise((done) => setTimeout(done, 100));
  await server.stop();
}

/** Waits until the work of a start is done: counts over all people, days of attendance. */
async function quiet(database) {
  const busy = `select from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()
    and datname = current_database()`;
  for (let still = 0; still < 20; still += 1) {
    if ((await database.pool.query(busy)).rowCount > 0) still = 0;
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function ours() {
  const database = await openDatabase({ dataDir });
  const server = await createServer({ database, limits, log: 'off' });
  const address = await server.start();
  await quiet(database);
  const session = (await signIn(address)).session.get();
  say({
    url: address + routeOf(resourceCalls(staff).list),
    headers: { authorization: session.token, 'x-serial-number-id': session.serial },
  });
  return async () => {
    await server.stop();
    await database.close();
  };
}

async function peer() {
  const statements = JSON.parse(given);
  const database = await openDatabase({ dataDir });
  // The same Fastify that our server uses.
  const fastify = createRequire(import.meta.resolve('@gongdi/server'))('fastify');
  const app = fastify();
  app.get('/list', async () => {
    const [list, counted] = await Promise.all(statements.map(({ text, values }) => database.pool.query(text, values)));
    return { code: 0, data: { list: list.rows, total: counted?.rows[0].total }, message: '' };
  });
  say({ url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/list`, headers: {} });
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
