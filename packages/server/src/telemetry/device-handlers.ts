import { calls } from '@gongdi/api';
import { devicelist, findDeviceType, GongdiError, messageJsonSchemaOf } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import { permitted, resourceRepository, transaction, type Db } from '../store/index.ts';
import { latestWhere } from './latest.ts';
import { baseHandlers } from './base-handlers.ts';
import { accessOf, mayWrite, refused, type DeviceRow } from './device-access.ts';
import { limitHandlers } from './limit-handlers.ts';
import { hashKey, type DeviceRegistry } from './registry.ts';
import { telemetryLabel } from './text/index.ts';
import { topicOf } from './topic.ts';
import { trendOf } from './trend.ts';

interface Deps {
  db: Db;
  ports: Pick<Ports, 'randomBytes'>;
  registry: Pick<DeviceRegistry, 'forget' | 'byId'>;
}

const { device: on } = calls;
/** The most devices in one answer with newest values. */
const MOST_LATEST = 2000;

/** Handlers for the calls about devices that are not calls of the device resource itself. */
export function deviceHandlers({ db, ports, registry }: Deps): Handler[] {
  const devices = (on: Db) => resourceRepository(on, devicelist);
  return [
    handle(on.list, ({ body }, context) => listDevices(db, body, context)),
    handle(on.makeKey, async ({ body: { id } }, context) => {
      const made = await transaction(db, async (trx) => {
        const before = await devices(trx).get(accessOf(context), id);
        await mayWrite(trx, before, context);
        const device_key = Buffer.from(ports.randomBytes(24)).toString('base64url');
        const hint = device_key.slice(-4);
        const made_by = { created_at: new Date(context.now).toISOString(), created_by: context.caller.id };
        const key = { key_hash: hashKey(device_key), hint, ...made_by };
        await trx
          .insertInto('device_key')
          .values({ device_id: id, ...key })
          .onConflict((row) => row.column('device_id').doUpdateSet(key))
          .execute();
        const event = { action: 'key' as const, subject: devicelist.name, subject_id: id, after: { hint } };
        await recordAudit(trx, context, actorOf(context.caller), event);
        const { device_number } = before;
        return { device_id: id, device_number, device_key, hint, topic: topicOf(device_number) };
      });
      registry.forget(id);
      return made;
    }),
    handle(on.keyState, async ({ params: { id } }, context) => {
      await devices(db).get(accessOf(context), id);
      const key = await db
        .selectFrom('device_key')
        .select(['hint', 'created_at'])
        .where('device_id', '=', id)
        .executeTakeFirst();
      return key ?? { hint: null, created_at: null };
    }),
    handle(on.messageSchema, async ({ params: { device_type } }) => {
      const type = findDeviceType(device_type);
      if (!type) throw new GongdiError('notFound');
      return messageJsonSchemaOf(type);
    }),
    handle(on.latest, async ({ query }, context) => {
      const { project_id, area_id, device_type, device_ids } = query;
      const conditions: RawBuilder<unknown>[] = [visibleTo(context)];
      if (project_id !== undefined) conditions.push(sql`d.project_id = ${project_id}`);
      if (area_id !== undefined) conditions.push(sql`d.area_id = ${area_id}`);
      if (device_type !== undefined) conditions.push(sql`d.device_type = ${device_type}`);
      if (device_ids !== undefined) conditions.push(sql`d.id = any(${device_ids.split(',')}::text[])`);
      return (await latestWhere(db, sql<boolean>`${sql.join(conditions, sql` and `)}`)).slice(0, MOST_LATEST);
    }),
    handle(on.trend, async ({ query }, context) => {
      const device = await devices(db).get(accessOf(context), query.device_id);
      const type = findDeviceType(device.device_type);
      const begin = Date.parse(query.begin);
      const end = Math.min(Date.parse(query.end), begin + on.LONGEST_TREND);
      const known = type?.quantities.map(({ key }) => key) ?? [];
      const asked = query.quantities?.split(',') ?? known;
      const unknown = asked.find((key) => !known.includes(key));
      if (unknown !== undefined)
        throw refused(context, 'quantities', telemetryLabel('unknownQuantity', { key: unknown }));
      if (end <= begin) return { device_id: device.id, step: 1, series: [] };
      return { device_id: device.id, ...(await trendOf(db, device.id, asked, begin, end, query.points)) };
    }),
    ...limitHandlers({ db, registry }),
    ...baseHandlers({ db, registry }),
    handle(on.refusals, async ({ params: { device_id } }, context) => {
      await devices(db).get(accessOf(context), device_id);
      return db
        .selectFrom('telemetry_refusal')
        .select(['day', 'reason', 'quantity', 'count', 'last_at', 'given'])
        .where('device_id', '=', device_id)
        .orderBy('day', 'desc')
        .orderBy('last_at', (last) => last.desc().nullsLast())
        .orderBy('count', 'desc')
        .orderBy('reason')
        .orderBy('quantity')
        .limit(1000)
        .execute();
    }),
  ];
}

async function listDevices(
  db: Db,
  {
    page,
    page_size,
    device_type,
    ...rest
  }: { page: number; page_size: number; device_type?: number } & Partial<
    Record<'project_id' | 'area_id' | 'device_name', string>
  >,
  context: CallerContext,
) {
  const { area_id, ...asked } = rest;
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''));
  const filters = { ...given, ...(device_type === undefined ? {} : { device_type: String(device_type) }) };
  const devices = resourceRepository(db, devicelist);
  if (area_id === undefined) return devices.list(accessOf(context), { ...filters, page, page_size });
  // The list cannot filter by area, because `area_id` is not a field that people fill in.
  const rows = await db.selectFrom('device').select('id').where('area_id', '=', area_id).execute();
  const inside: DeviceRow[] = [];
  for await (const batch of devices.each(
    accessOf(context),
    filters,
    rows.map(({ id }) => id),
  ))
    inside.push(...batch);
  const list = inside.slice((page - 1) * page_size, page * page_size);
  return { list, total: inside.length, total_capped: false, page, page_size };
}

/** SQL condition for the devices (alias `d`) that the caller may read. */
function visibleTo({ caller }: CallerContext): RawBuilder<unknown> {
  return permitted(devicelist, caller.scope, 'read', sql`d.id`);
}
