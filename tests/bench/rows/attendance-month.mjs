import { openAttendanceDatabase } from '../support/attendance-database.mjs';
import { median } from '../support/measure.mjs';

const ROUNDS = Number(process.env.GONGDI_BENCH_ROUNDS ?? 3);
const PASSAGES = 240_000;

/**
 * A month of 2,000 people: 240,000 passages become stored days. The product reads passages, rules, sheets, corrections
 * and calendar, makes the days and stores them; the peer is plain node-postgres that reads the same passages and writes
 * the same rows, which it has before. Both write in one transaction into a table with the same indexes.
 */
export const row = {
  id: 'attendance-month',
  unit: 'ratio',
  hold: 3,
  better: 'lower',
  async run() {
    const database = await openAttendanceDatabase();
    try {
      const sides = { gongdi: [], bare: [] };
      // The first of each side is a warm-up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const own = await database.ours();
        if (round === 0) await database.prepare();
        const peer = await database.bare();
        if (own.rows !== peer.rows || peer.read !== PASSAGES)
          throw new Error(`${own.rows} and ${peer.rows} rows of ${peer.read} passages`);
        if (round === 0) continue;
        sides.gongdi.push(own.ms);
        sides.bare.push(peer.ms);
        sides.rows = own.rows;
      }
      const ratios = sides.gongdi.map((ms, at) => ms / sides.bare[at]);
      return {
        value: Math.round(median(ratios) * 100) / 100,
        detail: {
          passages: PASSAGES,
          rows: sides.rows,
          rounds: ROUNDS,
          gongdi_ms: Math.round(median(sides.gongdi)),
          bare_ms: Math.round(median(sides.bare)),
        },
      };
    } finally {
      await database.close();
    }
  },
};
