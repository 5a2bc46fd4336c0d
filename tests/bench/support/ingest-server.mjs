// One side of the row `ingest`: our product, or a plain broker that inserts batches. Arguments: ours | peer, data
// folder. Prints its address as one line of JSON; ends on SIGTERM.
import { createServer } from 'node:net';
import { Aedes } from 'aedes';
import { openDatabase, startProduct } from '@gongdi/server';

const [which, dataDir] = process.argv.slice(2);
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);

async function ours() {
  const limits = { calls: 10_000_000, public: 10_000_000 };
  // All browsers have one address, as behind a proxy.
  const trustProxy = ['127.0.0.0/8'];
  const product = await startProduct({
    dataDir,
    port: 0,
    mqttPort: 0,
    simulate: false,
    limits,
    trustProxy,
    log: 'off',
  });
  say({ address: product.address, mqtt: product.mqtt });
  return () => product.stop();
}

/**
 * The minimum of work: each message is parsed, rows are inserted together every 20 ms and acknowledged after the
 * commit.
 */
async function peer() {
  const database = await openDatabase({ dataDir });
  await database.pool.query(
    'create table if not exists bare_reading (device text, ts timestamptz, "values" jsonb, primary key (device, ts))',
  );
  let waiting = [];
  let busy = false;
  const flush = async () => {
    if (busy || waiting.length === 0) return;
    busy = true;
    const batch = waiting;
    waiting = [];
    await database.pool.query(
      `insert into bare_reading select device, to_timestamp(ts / 1000.0), given
        from unnest($1::text[], $2::bigint[], $3::jsonb[]) as b (device, ts, given) on conflict do nothing`,
      [batch.map((one) => one.device), batch.map((one) => one.ts), batch.map((one) => JSON.stringify(one.values))],
    );
    for (const { acknowledge } of batch) acknowledge(null);
    busy = false;
  };
  const timer = setInterval(() => void flush(), 20);
  const broker = await Aedes.createBroker({
    authorizePublish: (_, packet, acknowledge) => {
      const { ts, values } = JSON.parse(packet.payload.toString());
      waiting.push({ device: packet.topic, ts, values, acknowledge });
    },
  });
  const server = createServer((socket) => void broker.handle(socket));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  say({ mqtt: `mqtt://127.0.0.1:${server.address().port}` });
  return async () => {
    clearInterval(timer);
    server.close();
    await new Promise((resolve) => broker.close(resolve));
    await database.close();
  };
}

const stop = await (which === 'ours' ? ours() : peer());
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
