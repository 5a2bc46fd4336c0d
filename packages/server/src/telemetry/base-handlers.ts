import { calls, type DeviceBase } from '@gongdi/api';
import { devicelist, findDeviceType, quantityOf, type Quantity } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { instantAt, newId, resourceRepository, transaction, type Db } from '../store/index.ts';
import { basesAt, basesOf, type Base } from './base.ts';
import { accessOf, mayWrite, refused, type DeviceRow } from './device-access.ts';
import { latestState, rejudge } from './levels/rejudge.ts';
import { readDevice, type DeviceRegistry } from './registry.ts';
import { telemetryLabel } from './text/index.ts';

const { device: on } = calls;
/** Codes in the dictionary `base_kind`. */
const KIND = { first: 1, set: 2, zero: 3, exchange: 4 } as const;

interface Deps {
  db: Db;
  registry: Pick<DeviceRegistry, 'forget'>;
}

/** Handlers for the bases of cumulative values: initial values, zero settings and exchanged sensors. */
export function baseHandlers({ db, registry }: Deps): Handler[] {
  const devices = (on: Db) => resourceRepository(on, devicelist);
  return [
    handle(on.bases, async ({ params: { device_id } }, context) => {
      await devices(db).get(accessOf(context), device_id);
      const bases = await basesOf(db, device_id);
      const first = (await latestState(db, device_id))?.state.first ?? {};
      const set = new Map(bases.filter(({ at }) => at <= context.now).map((one) => [one.quantity, baseAnswer(one)]));
      const known = Object.entries(first).filter(([quantity]) => !set.has(quantity));
      const untouched = known.map(([quantity, value]) => firstOf(quantity, value, context));
      return { current: [...set.values(), ...untouched], history: bases.toReversed().map(baseAnswer) };
    }),
    handle(on.setBase, async ({ body }, context) => {
      const set = await transaction(db, async (trx) => {
        const device = await devices(trx).get(accessOf(context), body.device_id);
        await mayWrite(trx, device, context);
        return setBase(trx, device, body, context);
      });
      registry.forget(body.device_id);
      return set;
    }),
  ];
}

const baseAnswer = ({ quantity, kind, value, at, reason, created_at, account_name }: Base): DeviceBase => ({
  quantity,
  kind,
  value,
  at: at === 0 ? null : new Date(at).toISOString(),
  reason,
  created_at,
  account_name,
});

const firstOf = (quantity: string, value: number, { lang }: CallerContext): DeviceBase => ({
  quantity,
  kind: KIND.first,
  value,
  at: null,
  reason: telemetryLabel('firstReading')[lang],
  created_at: null,
  account_name: null,
});

interface Asked {
  quantity: string;
  kind: 2 | 3 | 4;
  value?: number | null | undefined;
  at?: string | null | undefined;
  reason: string;
}

async function setBase(trx: Db, row: DeviceRow, asked: Asked, context: CallerContext): Promise<DeviceBase> {
  const type = findDeviceType(row.device_type);
  const quantity = type && quantityOf(type, asked.quantity);
  if (!quantity || quantity.states)
    throw refused(context, 'quantity', telemetryLabel('noCumulative', { quantity: quantity?.label ?? asked.quantity }));
  // Locks the row of `telemetry_latest`, so that no reading is judged by the old base until this transaction ends.
  const latest = await latestState(trx, row.id, 'lock');
  const at = asked.at ? Date.parse(asked.at) : (latest?.at ?? context.now);
  if (at > context.now) throw refused(context, 'at', telemetryLabel('baseAhead'));
  const before = await basesOf(trx, row.id);
  const first = latest?.state.first[asked.quantity];
  const value = await valueOf(
    trx,
    row.id,
    quantity,
    { ...asked, at },
    { ...baseAt(first, asked), ...basesAt(before, at - 1) },
    context,
  );
  // Stores the first reading as a base, so that the values before `at` are still counted from it.
  if (first !== undefined && !before.some((one) => one.quantity === asked.quantity))
    await insert(
      trx,
      row.id,
      { quantity: asked.quantity, kind: KIND.first, value: first, at: 0, reason: telemetryLabel('firstReading').zh },
      context,
      null,
    );
  const { kind, reason } = asked;
  await insert(trx, row.id, { quantity: asked.quantity, kind, value, at, reason }, context, context.caller.id);
  const set = (await basesOf(trx, row.id)).findLast((one) => one.quantity === asked.quantity && one.at === at)!;
  const event = {
    action: 'base' as const,
    subject: devicelist.name,
    subject_id: row.id,
    before: { quantity: asked.quantity, value: basesAt(before, at)[asked.quantity] ?? first ?? null },
    after: { quantity: asked.quantity, value, kind, at: new Date(at).toISOString(), reason },
  };
  await recordAudit(trx, context, actorOf(context.caller), event);
  const device = await readDevice(trx, row.id);
  if (device) await rejudge(trx, { device, since: at, until: Infinity, now: context.now, mayFall: true });
  return baseAnswer(set);
}

const baseAt = (first: number | undefined, { quantity }: Asked): Record<string, number> =>
  first === undefined ? {} : { [quantity]: first };

/** Returns the value that counts as zero from the instant `at` on. */
async function valueOf(
  trx: Db,
  device_id: string,
  quantity: Quantity,
  { kind, value, at }: Omit<Asked, 'at'> & { at: number },
  held: Readonly<Record<string, number>>,
  context: CallerContext,
): Promise<number> {
  if (kind === KIND.set) {
    if (value === null || value === undefined) throw refused(context, 'value', telemetryLabel('baseMissing'));
    const [least, most] = quantity.range;
    if (value < least || value > most)
      throw refused(
        context,
        'value',
        telemetryLabel('baseBeyond', { quantity: quantity.label, unit: quantity.unit, least, most }),
      );
    return value;
  }
  const last = await readingBy(trx, device_id, quantity.key, at, kind === KIND.exchange ? 'before' : 'until');
  if (last === undefined) throw refused(context, 'at', telemetryLabel('noReadingBefore', { quantity: quantity.label }));
  if (kind === KIND.zero) return last;
  const next = await readingBy(trx, device_id, quantity.key, at, 'from');
  if (next === undefined) throw refused(context, 'at', telemetryLabel('noReadingAfter', { quantity: quantity.label }));
  // The cumulative value continues: the new sensor begins with the cumulative value at which the old sensor ended.
  return Number((next - (last - (held[quantity.key] ?? last))).toPrecision(12));
}

async function readingBy(
  trx: Db,
  device_id: string,
  quantity: string,
  at: number,
  where: 'before' | 'until' | 'from',
): Promise<number | undefined> {
  const side = ({ before: '<', until: '<=', from: '>=' } as const)[where];
  const row = await trx
    .selectFrom('telemetry_reading')
    .select(({ ref }) => sql<number>`(${ref('values')} ->> ${quantity}::text)::float8`.as('value'))
    .where('device_id', '=', device_id)
    .where('ts', side, instantAt(at))
    .where(({ ref }) => sql<boolean>`${ref('values')} ? ${quantity}`)
    .orderBy('ts', where === 'from' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value;
}

async function insert(
  trx: Db,
  device_id: string,
  { quantity, kind, value, at, reason }: NewBase,
  { now }: CallerContext,
  created_by: string | null,
): Promise<void> {
  const base = { id: newId(now), device_id, quantity, kind, value, at: instantAt(at), reason };
  await trx
    .insertInto('device_base')
    .values({ ...base, created_at: new Date(now).toISOString(), created_by })
    .execute();
}

type NewBase = Pick<Base, 'quantity' | 'kind' | 'value' | 'at' | 'reason'>;
