import {
  ARRIVAL,
  HANDLING,
  HANDLING_WAY,
  LAB,
  MATERIAL,
  SAMPLE,
  SAMPLE_STATE,
  sampleOfMaterial,
  SUBJECT,
  TAKEOVER,
  WAY_RESULT,
} from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import type { Db } from '../../../store/index.ts';
import { ORDERS, type DemoOrder, type Fate } from './demo-orders.ts';
import { bundles, signed } from './demo-pictures.ts';

const DAY = 86_400_000;
const PROJECT = demoId('project', 1);
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10);
const [STAFF, WITNESS] = [accountId('contractor'), accountId('patrol')];

/** What every record has. */
const system = (ago: number, hour = 10) => ({
  org_id: organisationId('kechuang'),
  created_at: demoTime(ago, hour),
  created_by: STAFF,
  updated_at: demoTime(ago, hour),
  updated_by: STAFF,
  version: 1,
});

interface Batch {
  /** From 1, the newest one first: it is still to be checked. */
  number: number;
  /** From 1, the oldest one first: papers are numbered by it. */
  serial: number;
  order: DemoOrder;
  /** From 1. */
  of: number;
  quantity: number;
  ago: number;
  fate: Fate | undefined;
}

function batches(): Batch[] {
  const all = ORDERS.flatMap((order, at) =>
    order.deliveries.map(([quantity, ago, fate]) => ({ order, of: at + 1, quantity, ago, fate })),
  );
  return all.toSorted((a, b) => a.ago - b.ago).map((one, at) => ({ ...one, number: at + 1, serial: all.length - at }));
}

const batchNumber = ({ order, ago, of }: Batch) =>
  `${order.batch}-${dayAgo(ago + 6)
    .slice(2)
    .replaceAll('-', '')}-${of}`;
/** What is taken over of a delivery by its check; undefined: it was not checked yet. */
const takenOf = ({ quantity, fate }: Batch): number | undefined =>
  fate === 'waiting'
    ? undefined
    : fate === 'returned'
      ? 0
      : fate === 'short'
        ? Math.round(quantity * 95) / 100
        : quantity;

const STATE: Readonly<Record<Fate, number>> = {
  short: ARRIVAL.accepted,
  returned: ARRIVAL.left,
  failed: ARRIVAL.testing,
  retested: ARRIVAL.accepted,
  rejected: ARRIVAL.left,
  testing: ARRIVAL.testing,
  released: ARRIVAL.accepted,
  unsampled: ARRIVAL.toSample,
  waiting: ARRIVAL.waiting,
};
const SAMPLED: Readonly<Partial<Record<Fate, number>>> = {
  failed: SAMPLE_STATE.failed,
  retested: SAMPLE_STATE.acceptedAfter,
  rejected: SAMPLE_STATE.rejected,
  testing: SAMPLE_STATE.sent,
  released: SAMPLE_STATE.released,
};
const stateOf = ({ fate }: Batch): number => (fate ? STATE[fate] : ARRIVAL.accepted);
const hasSample = ({ order, fate }: Batch): boolean =>
  sampleOfMaterial(order.kind) !== undefined && fate !== 'returned' && fate !== 'unsampled' && fate !== 'waiting';

/** Orders of material with their deliveries, checks, samples and uses over five months, failures among them. */
export default defineDemo({
  name: 'materialdeliveries',
  after: ['partmanage', 'material', 'org'],
  async load(trx, { blobs }) {
    const all = batches();
    await addOrders(trx);
    await addDeliveries(trx, all);
    // A check has a picture and a signature, so there is none without a store of files.
    if (blobs) await addChecks(trx, all, await bundles(trx, blobs), await signed(trx, blobs));
    await addSamples(trx, all);
    await decide(trx, all);
    await addUses(trx, all);
  },
});

async function addOrders(trx: Db): Promise<void> {
  const rows = ORDERS.map((order, at) => {
    const first = Math.max(...order.deliveries.map(([, ago]) => ago));
    const last = Math.min(...order.deliveries.map(([, ago]) => ago));
    const number = String(at + 1).padStart(3, '0');
    return {
      ...system(first + 12),
      id: demoId('material_order', at + 1),
      material_name: order.name,
      order_status: last > 100 ? 2 : 1,
      project_id: PROJECT,
      material_kind: order.kind,
      specification: order.specification,
      unit: order.unit,
      part_id: demoId('part', last > 90 ? 2 : 3),
      plan_number: `JH-2026-${number}`,
      planned_quantity: order.planned,
      order_number: `DH-2026-${number}`,
      supplier_name: order.supplier,
      ordered_quantity: order.ordered,
      tolerance: order.tolerance,
      // Orders that are still open are needed later, as their floors are.
      needed_on: dayAgo(last > 100 ? last - 2 : -20 - at),
      owner_id: STAFF,
    };
  });
  // Deliveries are added to open orders; those that are complete are closed when all is there.
  await trx
    .insertInto('material_order')
    .values(rows.map((row) => ({ ...row, order_status: 1 })))
    .execute();
}

async function addDeliveries(trx: Db, all: readonly Batch[]): Promise<void> {
  const rows = all.map((one) => {
    const number = String(one.serial).padStart(3, '0');
    const tare = 14.6 + (one.serial % 5) / 5;
    const isWeighed = one.order.unit === 1;
    return {
      ...system(one.ago),
      id: demoId('material_delivery', one.number),
      delivery_status: ARRIVAL.waiting,
      project_id: PROJECT,
      order_id: demoId('material_order', one.of),
      batch_number: batchNumber(one),
      delivery_number: `SH-${dayAgo(one.ago).slice(2).replaceAll('-', '')}-${number}`,
      delivered_quantity: one.quantity,
      arrival_date: dayAgo(one.ago),
      position: one.order.kind === 1 ? '2# 钢筋堆场' : one.order.kind === 2 ? '直接入模' : '1# 材料堆场',
      receiver_id: WITNESS,
      ...(isWeighed && {
        ticket_number: `CZ-${dayAgo(one.ago).replaceAll('-', '')}-${number}`,
        vehicle_license: `沪D${String(31_270 + one.serial * 37)}`,
        gross_weight: Math.round((one.quantity + tare) * 100) / 100,
        tare_weight: tare,
      }),
      certificate_number: `ZM-${batchNumber(one)}`,
    };
  });
  // One statement takes one set of columns.
  for (const isWeighed of [true, false]) {
    const some = rows.filter((row) => 'gross_weight' in row === isWeighed);
    await trx.insertInto('material_delivery').values(some).execute();
  }
  await trx
    .insertInto('material')
    .values(
      all.map((one) => ({
        ...system(one.ago),
        id: demoId('material', 100 + one.number),
        material_name: one.order.name,
        specification: one.order.specification,
        batch_number: batchNumber(one),
        supplier_name: one.order.supplier,
        quantity: one.quantity,
        unit: one.order.unit,
        arrival_date: dayAgo(one.ago),
        project_id: PROJECT,
        position: null,
        public_flag: true,
        acceptance_status: MATERIAL.waiting,
        material_kind: one.order.kind,
        apply_id: demoId('material_delivery', one.number),
      })),
    )
    .execute();
}

async function addChecks(trx: Db, all: readonly Batch[], photo: object, signature: object): Promise<void> {
  const checked = all.filter(({ fate }) => fate !== 'waiting');
  await trx
    .insertInto('material_check')
    .values(
      checked.map((one) => {
        const isReturned = one.fate === 'returned';
        return {
          ...system(one.ago, 11),
          id: demoId('material_check', one.number),
          project_id: PROJECT,
          apply_id: demoId('material_delivery', one.number),
          checked_on: dayAgo(one.ago),
          counted_quantity: one.quantity,
          certificate_result: 1,
          appearance_result: isReturned ? 2 : 1,
          conclusion: isReturned ? TAKEOVER.none : one.fate === 'short' ? TAKEOVER.some : TAKEOVER.all,
          accepted_quantity: takenOf(one) ?? 0,
          opinion: isReturned
            ? '缺棱掉角超过 5%，整车退回'
            : one.fate === 'short'
              ? '端部锈蚀、变形的单独堆放，随车退回'
              : '牌号、规格与质量证明一致，外观良好',
          photos: JSON.stringify([photo]),
          signature: JSON.stringify(signature),
        };
      }),
    )
    .execute();
}

const isReported = ({ fate }: Batch): boolean => fate !== 'testing' && fate !== 'released';

async function addSamples(trx: Db, all: readonly Batch[]): Promise<void> {
  const sampled = all.filter(hasSample);
  await trx
    .insertInto('witness_sample')
    .values(
      sampled.map((one) => {
        const code = String(4000 + one.serial);
        const reported = isReported(one);
        const bad = one.fate === 'failed' || one.fate === 'retested' || one.fate === 'rejected';
        const day = Math.max(0, one.ago - 1);
        return {
          ...system(day, 14),
          id: demoId('witness_sample', one.number),
          sample_name: `${one.order.name} ${one.order.specification} 复验`,
          sample_number: `CL-2026-${code}`,
          sample_status: (one.fate && SAMPLED[one.fate]) ?? SAMPLE_STATE.passed,
          sample_subject: SUBJECT.material,
          sample_kind: sampleOfMaterial(one.order.kind) ?? SAMPLE.other,
          project_id: PROJECT,
          apply_id: demoId('material_delivery', one.number),
          taken_on: dayAgo(day),
          sampler_id: STAFF,
          witness_id: WITNESS,
          seal_code: `FY-${code}`,
          sealed_by: STAFF,
          sealed_at: demoTime(day, 15),
          laboratory: '申城建设工程检测有限公司',
          laboratory_code: `WT2026${code}`,
          sent_on: dayAgo(Math.max(0, day - 1)),
          report_number: reported ? `BG2026${code}` : null,
          report_code: reported ? `WT2026${code}` : null,
          tested_on: reported ? dayAgo(Math.max(0, day - 4)) : null,
          lab_verdict: reported ? (bad ? LAB.failed : LAB.passed) : null,
          release_reason: one.fate === 'released' ? '现场连续施工，封存编号可追溯，报告不合格即返工' : null,
          released_by: one.fate === 'released' ? WITNESS : null,
          released_at: one.fate === 'released' ? demoTime(Math.max(0, day - 1), 16) : null,
        };
      }),
    )
    .execute();
  const FAILURES: Readonly<Partial<Record<Fate, string>>> = {
    failed: '低温柔性 −20 ℃ 有裂纹，报告结论为不合格',
    retested: '重量偏差 −5.2%，超出 −4% 的限值，报告结论为不合格',
    rejected: '3 d 抗压强度 14.1 MPa，低于 17.0 MPa，报告结论为不合格',
  };
  const failures = sampled.filter(({ fate }) => fate && FAILURES[fate]);
  await trx
    .insertInto('sample_handling')
    .values(
      failures.map((one) => {
        const closed = one.fate !== 'failed';
        const isRejected = one.fate === 'rejected';
        return {
          ...system(Math.max(0, one.ago - 5), 16),
          id: demoId('sample_handling', one.number),
          handling_name: `${one.order.name} ${one.order.specification} 复验（CL-2026-${String(4000 + one.serial)}）`,
          handling_status: isRejected ? HANDLING.rejected : closed ? HANDLING.accepted : HANDLING.running,
          project_id: PROJECT,
          sample_id: demoId('witness_sample', one.number),
          apply_id: demoId('material_delivery', one.number),
          failure: FAILURES[one.fate!]!,
          handling_way: isRejected ? HANDLING_WAY.rework : HANDLING_WAY.retest,
          way_result: isRejected || closed ? WAY_RESULT.passed : WAY_RESULT.failed,
          way_on: dayAgo(Math.max(0, one.ago - 9)),
          way_body: '申城建设工程检测有限公司',
          way_number: isRejected ? null : `FY2026${String(4000 + one.serial)}`,
          way_note: isRejected
            ? '整批清退，供应商更换厂家'
            : closed
              ? '双倍取样复验，全部合格'
              : '双倍取样复验，仍有一组不合格',
          close_opinion: closed ? (isRejected ? '同意退场' : '同意按合格使用') : null,
          closer_id: closed ? WITNESS : null,
          closed_at: closed ? demoTime(Math.max(0, one.ago - 10), 10) : null,
        };
      }),
    )
    .execute();
}

/** Brings deliveries and batches into the states that follow from their checks and samples. */
async function decide(trx: Db, all: readonly Batch[]): Promise<void> {
  for (const one of all) {
    const taken = takenOf(one);
    if (taken === undefined) continue;
    const state = stateOf(one);
    const day = Math.max(0, hasSample(one) ? one.ago - 5 : one.ago);
    const isDecided = state >= ARRIVAL.accepted;
    await trx
      .updateTable('material_delivery')
      .set({
        delivery_status: state,
        accepted_quantity: taken,
        decided_at: isDecided ? demoTime(day, 16) : null,
        ...(state === ARRIVAL.left && {
          return_note: '装车退回供应商，退场照片留存',
          left_by: STAFF,
          left_at: demoTime(Math.max(0, day - 1), 9),
        }),
      })
      .where('id', '=', demoId('material_delivery', one.number))
      .execute();
    if (!isDecided) continue;
    await trx
      .updateTable('material')
      .set({
        acceptance_status: state === ARRIVAL.left ? MATERIAL.removed : MATERIAL.accepted,
        ...(taken > 0 && { quantity: taken }),
        acceptor_id: WITNESS,
        accepted_at: demoTime(day, 16),
      })
      .where('id', '=', demoId('material', 100 + one.number))
      .execute();
  }
  for (const [at, { deliveries }] of ORDERS.entries())
    if (deliveries.every(([, ago, fate]) => ago > 100 && !fate))
      await trx
        .updateTable('material_order')
        .set({ order_status: 2, close_note: '到货完成，三量一致' })
        .where('id', '=', demoId('material_order', at + 1))
        .execute();
}

/** Parts that were under way so many days ago: the basement first, then a floor every nine days. */
function partsAt(ago: number): string[] {
  if (ago > 66) return [10, 11, 12, 15, 16, 17].map((one) => demoId('part', one));
  const floor = Math.min(8, Math.max(1, Math.ceil((67 - ago) / 9)));
  return [0, 1, 2].map((at) => demoId('part', 20 + floor * 10 + at));
}

/** Two thirds of what was accepted are used at the parts of its time, in three portions. */
async function addUses(trx: Db, all: readonly Batch[]): Promise<void> {
  const used = all.filter((one) => stateOf(one) === ARRIVAL.accepted && one.ago > 6);
  const rows = used.flatMap((one) => {
    const share = one.order.kind === 2 ? 1 : one.ago > 60 ? 0.96 : 0.66;
    const each = Math.floor(((takenOf(one) ?? 0) * share * 10) / 3) / 10;
    const wait = hasSample(one) ? 6 : 0;
    return [0, 1, 2].map((at) => {
      const ago = Math.max(0, one.ago - wait - at * 2);
      const parts = partsAt(ago);
      return {
        ...system(ago, 8),
        id: demoId('material_use', one.number * 3 + at),
        project_id: PROJECT,
        material_id: demoId('material', 100 + one.number),
        part_id: parts[at % parts.length]!,
        used_quantity: each,
        used_on: dayAgo(ago),
        team_id: demoId('team', 1 + (at % 3)),
      };
    });
  });
  await trx.insertInto('material_use').values(rows).execute();
}
