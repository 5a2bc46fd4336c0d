import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  ARRIVAL,
  CONCRETE_LOT,
  HANDLING,
  HANDLING_WAY,
  LAB,
  MATCH,
  MATERIAL,
  material,
  materialacceptapply,
  materialacceptlogs,
  materialacceptsample,
  materialorder,
  materialrecall,
  materialuse,
  matchOf,
  partmanage,
  projectweather,
  SAMPLE,
  SAMPLE_STATE,
  samplehandling,
  samplelot,
  SUBJECT,
  TAKEOVER,
  WAY_RESULT,
  witnesssampling,
  type AnyResource,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { PNG } from '../../../files/testing.ts';
import { samplesOf } from '../../../samples/index.ts';
import { sampleFile } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

const PROJECT = demoId('project', 1);
const DAY = 86_400_000;
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10);

describe('material and samples', () => {
  const kit = withServer();
  let client: Client;
  let part: string;
  let otherPart: string;
  let photo: { id: string };
  let made = 0;

  const of = (resource: AnyResource) => ({ ...resourceCalls(resource), steps: stepCalls(resource) });
  const add = async (resource: AnyResource, body: object): Promise<Record<string, unknown> & { id: string }> =>
    client.call(of(resource).add!, { body: { project_id: PROJECT, ...body } }, { quiet: true });
  const step = (resource: AnyResource, name: string, id: string, body: object = {}) =>
    client.call(of(resource).steps[name]!, { body: { id, ...body } }, { quiet: true });
  const read = (resource: AnyResource, id: string): Promise<Record<string, unknown>> =>
    client.call(of(resource).detail!, { params: { id } });
  const refused = async (work: Promise<unknown>, words: RegExp) => {
    const failure = await work.then(
      () => undefined,
      (error: unknown) => error as { status: number; message: string; problems?: unknown },
    );
    expect(failure?.status).toBe(422);
    expect(`${failure!.message} ${JSON.stringify(failure!.problems ?? [])}`).toMatch(words);
  };

  const newPart = async () => {
    made += 1;
    const { id } = await add(partmanage, { part_name: `试验段 ${made}`, part_kind: 5, order_number: 0 });
    return id;
  };
  const order = (more: object = {}) => {
    made += 1;
    return add(materialorder, {
      material_name: '热轧带肋钢筋',
      material_kind: 1,
      specification: 'HRB400E Φ16',
      unit: 1,
      planned_quantity: 100,
      ordered_quantity: 100,
      tolerance: 1,
      order_number: `T-DH-${made}`,
      supplier_name: `供应商 ${made}`,
      needed_on: dayAgo(1),
      ...more,
    });
  };
  const deliver = (order_id: string, delivered_quantity: number, more: object = {}) => {
    made += 1;
    return add(materialacceptapply, {
      order_id,
      delivered_quantity,
      batch_number: `T-B-${made}`,
      delivery_number: `T-SH-${made}`,
      arrival_date: dayAgo(5),
      ...more,
    });
  };
  const check = (apply_id: string, counted_quantity: number, more: object = {}) =>
    add(materialacceptlogs, {
      apply_id,
      counted_quantity,
      checked_on: dayAgo(4),
      certificate_result: 1,
      appearance_result: 1,
      conclusion: TAKEOVER.all,
      photos: [photo],
      signature: photo,
      ...more,
    });
  const batchOf = async (apply_id: string) => {
    const { list } = await client.call(of(material).list!, { query: { apply_id } });
    return list[0] as Record<string, unknown> & { id: string };
  };
  const use = (material_id: string, used_quantity: number, more: object = {}) =>
    add(materialuse, { material_id, part_id: part, used_quantity, used_on: dayAgo(1), ...more });
  const sampleOf = (resource: AnyResource, more: object) => {
    made += 1;
    const sample_kind = resource === materialacceptsample ? SAMPLE.steel : SAMPLE.standard;
    return add(resource, {
      sample_name: `样品 ${made}`,
      sample_number: `T-Y-${made}`,
      sample_kind,
      taken_on: dayAgo(4),
      ...(resource === witnesssampling && { sample_subject: SUBJECT.structure }),
      ...more,
    });
  };
  /** A picture that no other is like: one proves one sample. */
  const picture = async () => {
    const file = new Blob([PNG as BlobPart, `seal ${(made += 1)}`], { type: 'image/png' });
    const form = { short_flag: '0' } as const;
    return { id: (await client.call(calls.file.uploadShort, { form, file, fileName: `封样${made}.png` })).id };
  };
  const send = async (resource: AnyResource, id: string, sent_on = dayAgo(3)) => {
    const seal_place = { longitude: 121.4612, latitude: 31.1745 };
    const seal = { seal_code: `T-F-${id.slice(-12)}`, seal_photos: [await picture()], seal_place };
    await step(resource, 'seal', id, seal);
    await step(resource, 'send', id, { laboratory: '沪东检测', laboratory_code: `W-${id.slice(-12)}`, sent_on });
  };
  const report = (resource: AnyResource, id: string, more: object) =>
    step(resource, 'report', id, {
      report_number: `R-${id.slice(-12)}`,
      report_code: `W-${id.slice(-12)}`,
      tested_on: dayAgo(1),
      ...more,
    });
  const handlingOf = async (query: Record<string, string>) => {
    const { list } = await client.call(of(samplehandling).list!, { query });
    return list[0] as Record<string, unknown> & { id: string };
  };
  const measure = (id: string, handling_way: number, way_result: number) =>
    step(samplehandling, 'record', id, { handling_way, way_result, way_on: dayAgo(0), way_note: '按方案处理' });
  const close = (name: 'accept' | 'reject', id: string) =>
    step(samplehandling, name, id, { close_opinion: '同意', signature: photo });

  beforeAll(async () => {
    client = await kit().client('contractor');
    photo = await sampleFile(client);
    part = await newPart();
    otherPart = await newPart();
  });

  it('goes from the order to the stock, and the three quantities agree', async () => {
    const { id } = await order();
    expect(await read(materialorder, id)).toMatchObject({ match_state: MATCH.none, delivered_quantity: 0 });
    const first = await deliver(id, 60, { gross_weight: 75.4, tare_weight: 15.4 });
    expect(first).toMatchObject({ material_name: '热轧带肋钢筋', delivery_status: ARRIVAL.waiting });
    expect(await read(materialorder, id)).toMatchObject({ match_state: MATCH.pending, pending_quantity: 60 });
    const batch = await batchOf(first.id);
    expect(batch).toMatchObject({ acceptance_status: MATERIAL.waiting, stock_quantity: 0, quantity: 60 });
    // What a delivery brought is not accepted beside it.
    await refused(step(material, 'accept', batch.id), /材料进场验收/);

    await refused(check(first.id, 60, { certificate_result: 2 }), /质量证明不全/);
    await refused(check(first.id, 60, { conclusion: TAKEOVER.some, accepted_quantity: 60 }), /小于实点数量/);
    await check(first.id, 58, { conclusion: TAKEOVER.some, accepted_quantity: 55 });
    await refused(check(first.id, 58), /不能重复验收/);
    expect(await read(materialacceptapply, first.id)).toMatchObject({ delivery_status: ARRIVAL.toSample });
    await refused(use(batch.id, 1), /没有验收合格/);

    const sample = await sampleOf(materialacceptsample, { apply_id: first.id });
    await refused(use(batch.id, 1), /还没有结果/);
    await send(materialacceptsample, sample.id);
    await refused(report(materialacceptsample, sample.id, { report_code: 'W-X', lab_verdict: LAB.passed }), /不一致/);
    await refused(
      step(materialacceptsample, 'release', sample.id, { release_reason: '急用', release_files: [photo] }),
      /不得放行/,
    );
    await report(materialacceptsample, sample.id, { lab_verdict: LAB.passed });
    expect(await read(materialacceptapply, first.id)).toMatchObject({ delivery_status: ARRIVAL.accepted });
    expect(await read(material, batch.id)).toMatchObject({
      acceptance_status: MATERIAL.accepted,
      quantity: 55,
      stock_quantity: 55,
    });
    expect(await read(materialorder, id)).toMatchObject({
      delivered_quantity: 60,
      accepted_quantity: 55,
      returned_quantity: 5,
      match_state: MATCH.short,
    });

    const second = await deliver(id, 50);
    await refused(check(second.id, 50), /超出订货量 100/);
    await check(second.id, 50, { conclusion: TAKEOVER.some, accepted_quantity: 46 });
    const again = await sampleOf(materialacceptsample, { apply_id: second.id });
    await send(materialacceptsample, again.id);
    await report(materialacceptsample, again.id, { lab_verdict: LAB.passed });
    expect(await read(materialorder, id)).toMatchObject({ accepted_quantity: 101, match_state: MATCH.over });

    await use(batch.id, 54.9);
    await refused(use(batch.id, 0.2), /库存只有 0.1/);
    const last = await use(batch.id, 0.1);
    expect(await read(material, batch.id)).toMatchObject({ stock_quantity: 0, used_quantity: 55 });
    await client.call(of(materialuse).delete!, { params: { id: last.id } });
    expect(await read(material, batch.id)).toMatchObject({ stock_quantity: 0.1 });
    await refused(use(batch.id, 0.05, { used_on: dayAgo(9) }), /不能早于进场日期/);
    await refused(use(batch.id, 0.05, { used_on: dayAgo(-2) }), /不能晚于今天/);
  });

  it('is returned by the check, and an order with something open is not closed', async () => {
    const { id } = await order({ material_kind: 9, material_name: '盘扣架' });
    const { id: apply } = await deliver(id, 20);
    await expect(step(materialorder, 'close', id)).rejects.toMatchObject({ status: 422 });
    await check(apply, 20, { appearance_result: 2, conclusion: TAKEOVER.none, opinion: '锈蚀' });
    expect(await read(materialacceptapply, apply)).toMatchObject({ delivery_status: ARRIVAL.returned });
    expect(await read(materialorder, id)).toMatchObject({ delivered_quantity: 0, returned_quantity: 20 });
    await step(materialacceptapply, 'leave', apply, { return_note: '随车退回' });
    expect(await batchOf(apply)).toMatchObject({ acceptance_status: MATERIAL.removed, stock_quantity: 0 });
    await step(materialorder, 'close', id);
    await refused(deliver(id, 1), /已关闭/);
    await refused(order({ ordered_quantity: 106 }), /超出计划量/);
    // The scales say less than the note.
    const { id: other } = await order({ material_kind: 9 });
    const { id: heavy } = await deliver(other, 20, { gross_weight: 30, tare_weight: 12 });
    await refused(check(heavy, 20), /称重净重 18/);
  });

  it('never uses more than there is, with fifty at once', async () => {
    const { id } = await order({ material_kind: 9, unit: 6 });
    const { id: apply } = await deliver(id, 100);
    await check(apply, 100);
    const batch = await batchOf(apply);
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => use(batch.id, 3.3)));
    const done = uses.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBe(30);
    expect(await read(material, batch.id)).toMatchObject({ used_quantity: 99, stock_quantity: 1 });
  });

  it('counts as a plain recount does', async () => {
    const { db } = kit().database;
    // Raw SQL: the function of the database is compared with that of the domain.
    const { rows } = await sql<Record<string, number>>`select ordered::float8, delivered::float8, accepted::float8,
        pending::float8, tolerance::float8,
        match_of(ordered::float8, delivered::float8, accepted::float8, pending::float8, tolerance::float8) as state
      from unnest(array[100, 36.5]::numeric[]) ordered, unnest(array[0, 0.3, 36.4, 97, 99.7, 100, 100.3, 104]::numeric[]) delivered,
        unnest(array[0, 0.3, 36.4, 97, 99.7, 100, 103]::numeric[]) accepted, unnest(array[0, 5]::numeric[]) pending,
        unnest(array[0, 0.3, 3]::numeric[]) tolerance`.execute(db);
    expect(rows.length).toBe(672);
    for (const { state, ...given } of rows) expect(matchOf(given as never), JSON.stringify(given)).toBe(state);
    // Every order of the database, those of the demo among them.
    const orders = await db.selectFrom('material_order').selectAll().execute();
    expect(orders.length).toBeGreaterThan(10);
    for (const one of orders) {
      const deliveries = await db.selectFrom('material_delivery').selectAll().where('order_id', '=', one.id).execute();
      const sum = (rows: typeof deliveries, of: (row: (typeof deliveries)[number]) => number) =>
        Math.round(rows.reduce((total, row) => total + of(row), 0) * 1000) / 1000;
      const pending = sum(
        deliveries.filter((row) => row.delivery_status < 4),
        (row) => row.delivered_quantity,
      );
      const delivered = sum(
        deliveries.filter((row) => row.delivery_status < 5),
        (row) => row.delivered_quantity,
      );
      const accepted = sum(
        deliveries.filter((row) => row.delivery_status === 4),
        (row) => row.accepted_quantity!,
      );
      expect(one).toMatchObject({
        pending_quantity: pending,
        delivered_quantity: delivered,
        accepted_quantity: accepted,
      });
      const { ordered_quantity: ordered, tolerance } = one;
      expect(one.match_state).toBe(matchOf({ ordered, delivered, accepted, pending, tolerance: tolerance ?? 0 }));
    }
    const { rows: wrong } = await sql`select m.id from material m left join material_use u on u.material_id = m.id
      group by m.id having coalesce(sum(u.used_quantity::numeric), 0) <> m.used_quantity::numeric
        or m.stock_quantity < 0`.execute(db);
    expect(wrong).toEqual([]);
  });

  it('does not let a failed sample be sampled away', async () => {
    const { id } = await order();
    const { id: apply } = await deliver(id, 30);
    await check(apply, 30);
    const batch = await batchOf(apply);
    const sample = await sampleOf(materialacceptsample, { apply_id: apply });
    const other = await sampleOf(materialacceptsample, { apply_id: apply });
    for (const one of [sample, other]) await send(materialacceptsample, one.id);
    await report(materialacceptsample, sample.id, { lab_verdict: LAB.failed });
    expect(await read(witnesssampling, sample.id)).toMatchObject({ sample_status: SAMPLE_STATE.failed });
    await refused(sampleOf(materialacceptsample, { apply_id: apply }), /不能再取样/);
    // The other one passes and changes nothing.
    await report(materialacceptsample, other.id, { lab_verdict: LAB.passed });
    await refused(use(batch.id, 1), /样品不合格/);
    const { id: handling } = await handlingOf({ sample_id: sample.id });
    await measure(handling, HANDLING_WAY.retest, WAY_RESULT.failed);
    await refused(close('accept', handling), /没有合格/);
    await measure(handling, HANDLING_WAY.retest, WAY_RESULT.passed);
    await close('accept', handling);
    expect(await read(materialacceptapply, apply)).toMatchObject({ delivery_status: ARRIVAL.accepted });
    await use(batch.id, 1);
    const steps = await kit()
      .database.db.selectFrom('sample_handling')
      .selectAll()
      .where('id', '=', handling)
      .execute();
    expect(steps[0]).toMatchObject({ handling_status: HANDLING.accepted, handling_way: HANDLING_WAY.retest });
  });

  it('lets cement that failed only leave, and other material be released early by a decision', async () => {
    const { id } = await order({ material_kind: 3, material_name: '水泥' });
    const { id: apply } = await deliver(id, 30);
    await check(apply, 30);
    const cement = await sampleOf(materialacceptsample, { apply_id: apply });
    expect(await read(witnesssampling, cement.id)).toMatchObject({ sample_kind: SAMPLE.cement });
    await send(materialacceptsample, cement.id);
    await report(materialacceptsample, cement.id, { lab_verdict: LAB.failed });
    const { id: handling } = await handlingOf({ sample_id: cement.id });
    await measure(handling, HANDLING_WAY.retest, WAY_RESULT.passed);
    await refused(close('accept', handling), /只能退场/);
    await close('reject', handling);
    expect(await read(materialacceptapply, apply)).toMatchObject({ delivery_status: ARRIVAL.returned });

    const sand = await order({ material_kind: 4, material_name: '中砂', unit: 3 });
    const { id: delivery } = await deliver(sand.id, 50);
    await check(delivery, 50);
    const batch = await batchOf(delivery);
    const early = await sampleOf(materialacceptsample, { apply_id: delivery });
    await send(materialacceptsample, early.id);
    await step(materialacceptsample, 'release', early.id, { release_reason: '连续浇筑', release_files: [photo] });
    await use(batch.id, 10, { part_id: otherPart });
    expect(await samplesOf(kit().database.db, [otherPart])).toMatchObject({ failed: 0 });
    await report(materialacceptsample, early.id, { lab_verdict: LAB.failed });
    await refused(use(batch.id, 1), /样品不合格/);
    // The part that holds it knows.
    expect(await samplesOf(kit().database.db, [otherPart])).toMatchObject({ failed: 1 });
  });

  it('traces a recalled batch to its parts and blocks it', async () => {
    const { id } = await order({ material_kind: 9, supplier_name: '召回供应商' });
    const { id: apply } = await deliver(id, 40, { batch_number: 'T-RECALL' });
    await check(apply, 40);
    const batch = await batchOf(apply);
    for (const [at, quantity] of [4, 6, 5].entries())
      await use(batch.id, quantity, { part_id: at < 2 ? part : otherPart });
    const recall = await add(materialrecall, {
      project_id: undefined,
      batch_number: 'T-RECALL',
      supplier_name: '召回供应商',
      material_name: '盘扣架',
      recall_source: 1,
      recalled_on: dayAgo(0),
      recall_reason: '厂家通知焊缝缺陷',
    });
    await refused(use(batch.id, 1), /已被召回/);
    const parts = await client.call(calls.material.recalledParts, { params: { id: recall.id }, query: {} });
    expect(parts).toMatchObject({ total: 2, batches: 1, stock: 25 });
    expect(Object.fromEntries(parts.list.map(({ part_id, used_quantity }) => [part_id, used_quantity]))).toEqual({
      [part]: 10,
      [otherPart]: 5,
    });
    // What arrives later of the batch is recalled as well.
    const { id: later } = await deliver(id, 10, { batch_number: 'T-RECALL' });
    expect(await batchOf(later)).toMatchObject({ recalled: true });
    const stranger = await kit().client('beichen');
    await expect(
      stranger.call(calls.material.recalledParts, { params: { id: recall.id }, query: {} }, { quiet: true }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await stranger.call(of(materialuse).list!, { query: { batch_number: 'T-RECALL' } })).total).toBe(0);
    await step(materialrecall, 'lift', recall.id, { lift_reason: '复检合格' });
    await use(batch.id, 1);
  });

  const lot = (more: object = {}) => {
    made += 1;
    return add(samplelot, {
      lot_name: `评定批 ${made}`,
      lot_curing: 1,
      strength_grade: 30,
      design_age: 28,
      volume: 250,
      ...more,
    });
  };
  const group = async (lot_id: string, strengths: readonly number[], more: object = {}) => {
    const { id } = await sampleOf(witnesssampling, {
      lot_id,
      part_id: part,
      taken_on: dayAgo(40),
      ...more,
    });
    await send(witnesssampling, id, dayAgo(38));
    const [strength_1, strength_2, strength_3] = strengths;
    await report(witnesssampling, id, { strength_1, strength_2, strength_3, tested_on: dayAgo(12) });
    return id;
  };

  it('judges a lot by all of its groups, with enough of them and a witness', async () => {
    const { id } = await lot();
    const witness_id = accountId('contractor');
    const first = await group(id, [36, 37, 38], { witness_id });
    expect(await read(witnesssampling, first)).toMatchObject({ sample_status: SAMPLE_STATE.reported, group_value: 37 });
    await refused(step(samplelot, 'judge', id), /应取 3 组/);
    const young = await sampleOf(witnesssampling, { lot_id: id, part_id: part, taken_on: dayAgo(40) });
    await refused(step(samplelot, 'judge', id), /没有报告/);
    await send(witnesssampling, young.id, dayAgo(38));
    const of = (tested_on: string, more: object = {}) =>
      report(witnesssampling, young.id, { strength_1: 35, strength_2: 35, strength_3: 35, tested_on, ...more });
    await refused(of(dayAgo(13)), /龄期为 27 天/);
    await refused(of(dayAgo(5)), /写明原因/);
    await of(dayAgo(12));
    await group(id, [28.6, 29, 40]);
    await step(samplelot, 'judge', id);
    // 37, 35, 29: a mean of 33.7 below 34.5.
    expect(await read(samplelot, id)).toMatchObject({
      lot_status: CONCRETE_LOT.failed,
      mean_strength: 33.7,
      required_mean: 34.5,
      judged_groups: 3,
      planned_groups: 3,
      taken_groups: 3,
      witnessed_groups: 1,
    });
    const inWay = await samplesOf(kit().database.db, [part]);
    expect(inWay).toMatchObject({ open: 0, failed: 3 });
    await refused(sampleOf(witnesssampling, { lot_id: id, part_id: part }), /不能再取样/);
    // Nor by another lot.
    const { id: other } = await lot();
    await refused(sampleOf(witnesssampling, { lot_id: other, part_id: part }), /不能再取样/);
    const { id: handling } = await handlingOf({ lot_id: id });
    await measure(handling, HANDLING_WAY.detection, WAY_RESULT.failed);
    await measure(handling, HANDLING_WAY.design, WAY_RESULT.passed);
    await close('accept', handling);
    expect(await read(samplelot, id)).toMatchObject({ lot_status: CONCRETE_LOT.acceptedAfter });
    expect(await samplesOf(kit().database.db, [part])).toMatchObject({ open: 0, failed: 0 });
  });

  it('refuses a lot without witnesses, and handles a void group', async () => {
    const { id } = await lot({ volume: 80 });
    await group(id, [37, 37, 37]);
    await refused(step(samplelot, 'judge', id), /见证/);
    const { id: other } = await lot({ volume: 80 });
    const part_id = await newPart();
    const witness_id = accountId('contractor');
    const bad = await group(other, [25, 30, 36], { part_id, witness_id });
    expect(await read(witnesssampling, bad)).toMatchObject({ sample_status: SAMPLE_STATE.failed, group_value: null });
    await refused(step(samplelot, 'judge', other), /正在处理/);
  });

  it('tests cubes that lie beside the structure at 600 °C·d', async () => {
    const { id } = await lot({ lot_curing: 2, volume: 80 });
    const { id: sample } = await sampleOf(witnesssampling, {
      sample_kind: SAMPLE.sameCondition,
      lot_id: id,
      part_id: await newPart(),
      taken_on: dayAgo(400),
      witness_id: accountId('contractor'),
    });
    await send(witnesssampling, sample, dayAgo(370));
    const of = (tested_on: string) =>
      report(witnesssampling, sample, { strength_1: 31, strength_2: 31, strength_3: 31, tested_on });
    await refused(of(dayAgo(375)), /没有温度/);
    for (let ago = 399; ago >= 369; ago--)
      await add(projectweather, { weather: '晴', weather_date: dayAgo(ago), temperature_mean: ago === 390 ? -1 : 22 });
    await refused(of(dayAgo(375)), /528 ℃·d、24 天/);
    await of(dayAgo(371));
    expect(await read(witnesssampling, sample)).toMatchObject({
      group_value: 31,
      sample_status: SAMPLE_STATE.reported,
    });
    await step(samplelot, 'judge', id);
    // 31 ÷ 0.88 = 35.2, above 34.5.
    expect(await read(samplelot, id)).toMatchObject({ lot_status: CONCRETE_LOT.passed, mean_strength: 35.2 });
  });
});
