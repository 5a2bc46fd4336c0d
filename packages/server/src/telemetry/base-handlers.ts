import { calls, type DeviceBase } from '@gongdi/api';
import { devicelist, findDeviceType, quantityOf, type Quantity } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { newId, resourceRepository, transaction } from '../store/index.ts';
import { basesAt, basesOf, type Base } from './base.ts';
import { accessOf, mayWrite, refused, type DeviceRow } from './device-access.ts';
import { rejudge } from './levels/rejudge.ts';
import type { LevelState } from './levels/judge.ts';
import { readDevice, type DeviceRegistry } from './registry.ts';
import { telemetryLabel } from './text/index.ts';

const { device: on } = calls;
/** Codes of the dictionary `base_kind`. */
const KIND = { first: 1, set: 2, zero: 3, exchange: 4 } as const;

interface Deps {
  db: Kysely<unknown>;
  registry: Pick<DeviceRegistry, 'forget'>;
}

/** From which values cumulative ones are counted: initial values, setting to zero, exchanged sensors. */
export function baseHandlers({ db, registry }: Deps): Handler[] {
  const devices = (on: Kysely<unknown>) => resourceRepository(on, devicelist);
  return [
    handle(on.bases, async ({ params: { device_id } }, context) => {
      await devices(db).get(accessOf(context), device_id);
      const bases = await basesOf(db, device_id);
      const first = (await stateOf(db, device_id))?.state.first ?? {};
      const set = new Map(bases.filter(({ at }) => at <= context.now).map((one) => [one.quantity, told(one)]));
      const known = Object.entries(first).filter(([quantity]) => !set.has(quantity));
      const untouched = known.map(([quantity, value]) => firstOf(quantity, value, context));
      return { current: [...set.values(), ...untouched], history: bases.toReversed().map(told) };
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

const told = ({ quantity, kind, value, at, reason, created_at, account_name }: Base): DeviceBase => ({
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

async function setBase(
  trx: Kysely<unknown>,
  row: DeviceRow,
  asked: Asked,
  context: CallerContext,
): Promise<DeviceBase> {
  const type = findDeviceType(row.device_type);
  const quantity = type && quantityOf(type, asked.quantity);
  if (!quantity || quantity.states)
    throw refused(context, 'quantity', telemetryLabel('noCumulative', { quantity: quantity?.label ?? asked.quantity }));
  // Held from here on: no reading is judged by the old base meanwhile.
  const latest = await stateOf(trx, row.id, true);
  const at = asked.at ? Date.parse(asked.at) : (latest?.at ?? context.now);
  if (at > context.now) throw refused(context, 'at', telemetryLabel('baseAhead'));
  const before = await basesOf(trx, row.id);
  const first = latest?.state.first[asked.quantity];
  const value = await valueOf(trx, row.id, quantity, { ...asked, at }, { ...baseAt(first, asked), ...basesAt(before, at - 1) }, context); // prettier-ignore
  // What was counted from until now stays known for the time before.
  if (first !== undefined && !before.some((one) => one.quantity === asked.quantity))
    await insert(trx, row.id, { quantity: asked.quantity, kind: KIND.first, value: first, at: 0, reason: telemetryLabel('firstReading').zh }, context, null); // prettier-ignore
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
  return told(set);
}

const baseAt = (first: number | undefined, { quantity }: Asked): Record<string, number> =>
  first === undefined ? {} : { [quantity]: first };

/** The value that counts as zero from the instant on. */
async function valueOf(
  trx: Kysely<unknown>,
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
      throw refused(context, 'value', telemetryLabel('baseBeyond', { quantity: quantity.label, unit: quantity.unit, least, most })); // prettier-ignore
    return value;
  }
  const last = await readingBy(trx, device_id, quantity.key, at, kind === KIND.exchange ? 'before' : 'until');
  if (last === undefined) throw refused(context, 'at', telemetryLabel('noReadingBefore', { quantity: quantity.label }));
  if (kind === KIND.zero) return last;
  const next = await readingBy(trx, device_id, quantity.key, at, 'from');
  if (next === undefined) throw refused(context, 'at', telemetryLabel('noReadingAfter', { quantity: quantity.label }));
  // The new sensor begins where the old one ended.
  return Number((next - (last - (held[quantity.key] ?? last))).toPrecision(12));
}

async function readingBy(
  trx: Kysely<unknown>,
  device_id: string,
  quantity: string,
  at: number,
  where: 'before' | 'until' | 'from',
): Promise<number | undefined> {
  const instant = sql`to_timestamp(${at} / 1000.0)`;
  const side = { before: sql`ts < ${instant}`, until: sql`ts <= ${instant}`, from: sql`ts >= ${instant}` }[where];
  const { rows } = await sql<{ value: number }>`select ("values" ->> ${quantity}::text)::float8 as value
    from telemetry_reading where device_id = ${device_id} and ${side} and "values" ? ${quantity}
    order by ts ${where === 'from' ? sql`asc` : sql`desc`} limit 1`.execute(trx);
  return rows[0]?.value;
}

async function stateOf(
  db: Kysely<unknown>,
  device_id: string,
  lock = false,
): Promise<{ at: number; state: LevelState } | undefined> {
  const { rows } = await sql<{ at: number; state: LevelState }>`
    select (extract(epoch from ts) * 1000)::bigint as at, state from telemetry_latest
    where device_id = ${device_id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

async function insert(
  trx: Kysely<unknown>,
  device_id: string,
  { quantity, kind, value, at, reason }: NewBase,
  { now }: CallerContext,
  created_by: string | null,
): Promise<void> {
  await sql`insert into device_base (id, device_id, quantity, kind, value, at, reason, created_at, created_by)
    values (${newId(now)}, ${device_id}, ${quantity}, ${kind}, ${value}, to_timestamp(${at} / 1000.0), ${reason},
      ${new Date(now).toISOString()}, ${created_by})`.execute(trx);
}

type NewBase = Pick<Base, 'quantity' | 'kind' | 'value' | 'at' | 'reason'>;
