import { calls } from '@gongdi/api';
import { devicelist, findDeviceType, GongdiError, messageJsonSchemaOf } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import type { Ports } from '../ports.ts';
import { organisationsBelow, resourceRepository, transaction } from '../store/index.ts';
import { latestWhere } from './latest.ts';
import { baseHandlers } from './base-handlers.ts';
import { accessOf, mayWrite, refused, type DeviceRow } from './device-access.ts';
import { limitHandlers } from './limit-handlers.ts';
import { hashKey, type DeviceRegistry } from './registry.ts';
import { telemetryLabel } from './text/index.ts';
import { topicOf } from './topic.ts';
import { trendOf } from './trend.ts';

interface Deps {
  db: Kysely<unknown>;
  ports: Pick<Ports, 'randomBytes'>;
  registry: Pick<DeviceRegistry, 'forget' | 'byId'>;
}

const { device: on } = calls;
/** Devices whose newest values are told at once. */
const MOST_LATEST = 2000;

/** Calls about devices beside those of their records. */
export function deviceHandlers({ db, ports, registry }: Deps): Handler[] {
  const devices = (on: Kysely<unknown>) => resourceRepository(on, devicelist);
  return [
    handle(on.list, ({ body }, context) => listDevices(db, body, context)),
    handle(on.makeKey, async ({ body: { id } }, context) => {
      const made = await transaction(db, async (trx) => {
        const before = await devices(trx).get(accessOf(context), id);
        await mayWrite(trx, before, context);
        const device_key = Buffer.from(ports.randomBytes(24)).toString('base64url');
        const hint = device_key.slice(-4);
        await sql`insert into device_key (device_id, key_hash, hint, created_at, created_by)
          values (${id}, ${hashKey(device_key)}, ${hint}, ${new Date(context.now).toISOString()}, ${context.caller.id})
          on conflict (device_id) do update set key_hash = excluded.key_hash, hint = excluded.hint,
            created_at = excluded.created_at, created_by = excluded.created_by`.execute(trx);
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
      const { rows } = await sql<{ hint: string; created_at: string }>`
        select hint, created_at from device_key where device_id = ${id}`.execute(db);
      return rows[0] ?? { hint: null, created_at: null };
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
      return (await latestWhere(db, sql.join(conditions, sql` and `))).slice(0, MOST_LATEST);
    }),
    handle(on.trend, async ({ query }, context) => {
      const device = await devices(db).get(accessOf(context), query.device_id);
      const type = findDeviceType(device.device_type);
      const begin = Date.parse(query.begin);
      const end = Math.min(Date.parse(query.end), begin + 5 * 366 * 86_400_000);
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
      const { rows } = await sql<{
        day: string;
        reason: string;
        quantity: string;
        count: number;
        last_at: string | null;
        given: string | null;
      }>`select day, reason, quantity, count, last_at, given from telemetry_refusal where device_id = ${device_id}
        order by day desc, last_at desc nulls last, count desc, reason, quantity limit 1000`.execute(db);
      return rows;
    }),
  ];
}

async function listDevices(
  db: Kysely<unknown>,
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
  // Lists do not filter by area: it is no field that people fill in.
  const { rows } = await sql<{ id: string }>`select id from device where area_id = ${area_id}`.execute(db);
  const inside: DeviceRow[] = [];
  for await (const batch of devices.each(accessOf(context), filters, rows.map(({ id }) => id))) inside.push(...batch); // prettier-ignore
  const list = inside.slice((page - 1) * page_size, page * page_size);
  return { list, total: inside.length, total_capped: false, page, page_size };
}

/** What a caller may read of `d`. */
function visibleTo({ caller }: CallerContext): RawBuilder<unknown> {
  return sql`d.org_id = any(array(${organisationsBelow(caller.scope.read)}))`;
}
