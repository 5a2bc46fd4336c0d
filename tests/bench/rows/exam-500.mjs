import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../support/child-lines.mjs';
import { median, scratch } from '../support/measure.mjs';

const PEOPLE = 500;
const ROUNDS = Number(process.env.GONGDI_BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.GONGDI_BENCH_SECONDS ?? 8);

/**
 * Answers a second while five hundred people sit an exam at once, each with an account and a session, and each sending
 * the next answer when the last is kept.
 * Afterwards each acknowledged answer must be there. Both sides commit to the disk before they answer; ours does so for
 * the answers of one moment together. Our server checks session, sitting, end and order of the answers; the peer is plain Fastify with one upsert.
 */
export const row = {
  id: 'exam-500',
  unit: 'ratio',
  hold: 0.82,
  better: 'higher',
  async run() {
    const folder = scratch();
    // PostgreSQL then stores its data inside this folder, and both are removed together.
    chmodSync(folder, 0o755);
    const data = join(folder, 'data');
    const { ids, questions } = await startChild('exam-server.mjs', ['fill', data, String(PEOPLE)]).next();
    if (ids.length !== PEOPLE) throw new Error(`${ids.length} people sit`);
    const sides = { gongdi: [], bare: [] };
    const load = async (side, { url, check }) => {
      const args = [url, JSON.stringify(ids), String(questions), String(SECONDS), ...(check ? [check] : [])];
      const one = await startChild('exam-load.mjs', args).next();
      if (one.lost > 0) throw new Error(`${one.lost} acknowledged answers are gone`);
      sides[side].push(one);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = startChild('exam-server.mjs', ['ours', data]);
      await load('gongdi', await server.next());
      await server.stop();
      const bare = startChild('exam-server.mjs', ['peer', data]);
      await load('bare', await bare.next());
      await bare.stop();
    }
    const of = (side, what) => Math.round(median(sides[side].map((one) => one[what])) * 10) / 10;
    return {
      value: Math.round(median(sides.gongdi.map(({ rate }, at) => rate / sides.bare[at].rate)) * 100) / 100,
      detail: {
        people: PEOPLE,
        rounds: ROUNDS,
        gongdi_per_s: Math.round(of('gongdi', 'rate')),
        bare_per_s: Math.round(of('bare', 'rate')),
        gongdi_p95_ms: of('gongdi', 'p95'),
        bare_p95_ms: of('bare', 'p95'),
      },
    };
  },
};
