import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../support/child-lines.mjs';
import { median, scratch } from '../support/measure.mjs';

/** A smaller number serves to try the row out. */
const ROWS = Number(process.env.GONGDI_BENCH_ROWS ?? 1_000_000);
const ROUNDS = 3;
const SECONDS = Number(process.env.GONGDI_BENCH_SECONDS ?? 8);

async function load(side, args, query = '') {
  const server = startChild('list-server.mjs', [side, ...args]);
  const { url, headers } = await server.next();
  const readers = startChild('list-load.mjs', [url + query, JSON.stringify(headers), String(SECONDS)]);
  const measured = await readers.next();
  await server.stop();
  return measured;
}

/**
 * Lists of the people of one project, newest first, for a logged-in user over HTTP. Our server does all its steps
 * (session, permission, scope, filters, count up to 10,000, titles of references, envelope); the peer is plain Fastify
 * that only runs the same statements. Answers a second.
 */
export const row = {
  id: 'list-1m',
  unit: 'ratio',
  hold: 0.62,
  better: 'higher',
  async run() {
    const folder = scratch();
    // PostgreSQL then stores its data inside this folder, and both are removed together.
    chmodSync(folder, 0o755);
    const data = join(folder, 'data');
    const filled = await startChild('list-server.mjs', ['fill', data, String(ROWS)]).next();
    if (filled.rows === 0 || filled.statements.length === 0)
      throw new Error(`nothing is listed: ${JSON.stringify(filled)}`);
    const sides = { gongdi: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      sides.gongdi.push(await load('ours', [data], `?project_id=${filled.project}`));
      sides.bare.push(await load('peer', [data, JSON.stringify(filled.statements)]));
    }
    const of = (side, what) => median(sides[side].map((one) => one[what]));
    return {
      value: Math.round(median(sides.gongdi.map(({ rate }, index) => rate / sides.bare[index].rate)) * 100) / 100,
      detail: {
        rows: ROWS,
        total: filled.capped ? `${filled.total}+` : filled.total,
        gongdi_per_s: Math.round(of('gongdi', 'rate')),
        bare_per_s: Math.round(of('bare', 'rate')),
        gongdi_p99_ms: of('gongdi', 'p99'),
        bare_p99_ms: of('bare', 'p99'),
        statements: filled.statements.length,
      },
    };
  },
};
