import { CallFailure, resourceCalls, type ImportResult } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { opened } from '@gongdi/server';
import { dice, isTimeUp, KILLS, SEED, reportProgress } from '@gongdi/server/testing';
import { exportRecords } from '@gongdi/sheets';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { killedProduct, TARGETS } from './support/product.ts';

/** `npm run torture` sets 100,000. */
const ROWS = Number(process.env['GONGDI_ROWS'] ?? 1000);
const product = killedProduct();
const roll = dice('import');

const people = Array.from({ length: ROWS }, (_, index) => ({
  name: `工人${index}`,
  phone_number: `139${String(index).padStart(8, '0')}`,
  trade: 10 + (index % 7),
  status: 3,
}));

interface Found {
  rows: { name: string; phone_number: string; trade: number }[];
  imported: number;
  told: number;
}

/**
 * Returns the people of the file that exist, and the number of change records and notifications of imports (one of each
 * for an import).
 */
const found = () =>
  product.look(async ({ db, pool }): Promise<Found> => {
    const stored = await db
      .selectFrom('staff')
      .select(['id', 'name', 'phone_number', 'trade'])
      .where('name', 'like', '工人%')
      .execute();
    const rows = stored
      .map((row) => opened(db, 'staff', row))
      .map(({ name, phone_number, trade }) => ({ name, phone_number, trade }))
      .toSorted((a, b) => (a.phone_number < b.phone_number ? -1 : 1));
    const { rows: counts } = await pool.query<{ imported: string; told: string }>(
      `select (select count(*) from audit_entry where action = 'import') as imported,
        (select coalesce(sum(count), 0) from notification where kind = 'import_done') as told`,
    );
    return { rows, imported: Number(counts[0]!.imported), told: Number(counts[0]!.told) };
  });

/** In one statement, which takes longer than the server allows itself. */
const takeAway = () =>
  product.look(({ pool }) =>
    pool.query(`begin; set local statement_timeout = 0; delete from staff where name like '工人%'; commit`),
  );

it(`an import of ${ROWS} rows, interrupted ${KILLS} times and resumed, has exactly the rows of the file (seed ${SEED})`, async () => {
  const file = new Blob([new Uint8Array(await exportRecords(staff, people))]);
  const expected = people.map(({ name, phone_number, trade }) => ({ name, phone_number, trade }));
  await product.open();
  const admin = await product.client('admin');
  let whole = 0;
  let key = 'torture-0';
  const bring = () =>
    admin.call(resourceCalls(staff).import!, { form: { type: 2, key, dry_run: '0' }, file, fileName: 'a.xlsx' }).then(
      (answer): ImportResult | CallFailure => answer,
      (error: unknown) => {
        if (error instanceof CallFailure) return error;
        throw error;
      },
    );

  /**
   * Checks that a complete import has its effect exactly once: a repetition does nothing. Then it removes the records
   * for the next import.
   */
  const settle = async (): Promise<void> => {
    expect(await bring()).toMatchObject({ added: ROWS, failed: 0, repeated: true });
    whole += 1;
    const { rows, imported, told } = await found();
    expect(rows).toEqual(expected);
    expect({ imported, told }).toEqual({ imported: whole, told: whole });
    await takeAway();
    key = `torture-${whole}`;
  };

  let since = performance.now();
  expect(await bring()).toMatchObject({ added: ROWS, failed: 0, repeated: false });
  let span = performance.now() - since;
  await settle();
  reportProgress(`whole import of ${ROWS} rows: ${Math.round(span)} ms`);

  const moments = { nothing: 0, whole: 0 };
  for (let kill = 0; kill < KILLS && !isTimeUp(); kill += 1) {
    const target = TARGETS[Math.floor(roll() * TARGETS.length)]!;
    // The moment may be beyond the end as well: between the commit and the answer, and after it.
    const moment = roll() * span * 1.1;
    since = performance.now();
    const under = bring();
    const early = await Promise.race([sleep(moment, null), under]);
    const took = performance.now() - since;
    if (early) span = Math.min(span, took);
    await product.kill(target);
    const answer = await under;
    const reopened = await product.open();
    const { rows } = await found();
    expect([0, ROWS]).toContain(rows.length);
    if (answer instanceof CallFailure) expect([0, 503]).toContain(answer.status);
    else expect(rows).toHaveLength(ROWS);
    moments[rows.length === 0 ? 'nothing' : 'whole'] += 1;
    reportProgress(
      `kill ${kill + 1} of ${KILLS} (${target}) after ${Math.round(took)} ms: ${rows.length} rows, open again in ${Math.round(reopened)} ms`,
    );
    if (rows.length > 0) await settle();
  }
  expect(await bring()).toMatchObject({ added: ROWS, failed: 0, repeated: false });
  await settle();
  reportProgress(`nothing kept ${moments.nothing} times, all kept ${moments.whole} times, never a part; seed ${SEED}`);
}, 7_200_000);
