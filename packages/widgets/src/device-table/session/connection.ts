import { calls, type CallResult, type Client, type Live, type LiveState } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { quiet } from '../../device/host/calls.ts';
import { connectDevice, lineOver } from '../../device/host/connection.ts';
import { permittedOnly } from '../../device/host/permitted.ts';
import type { Follower } from '../../device/host/props.ts';
import { elementClient, type ClientContext } from '../../kit/client/element-client.ts';
import { buttonsOf } from '../../kit/permission/buttons-of.ts';
import type { DeviceTableSource, TableDevice, WholeTable } from '../host/props.ts';
import { Followed } from './followed.ts';
import { SharedLine } from './shared-line.ts';

/** Size of a page of the device list (console specification, section 7.2). */
const PAGE = 500;
/** Maximum number of devices shown: `device/latest` answers no more. */
export const MOST_DEVICES = 2000;
/** Ids that fit into one address. */
const IDS_AT_ONCE = 100;

/** Selects the devices that are read. */
export interface TableScope {
  types?: readonly number[];
  project_id?: string;
  area_id?: string;
}

/** Returns a source that reads through the server that the page's configuration names. */
export function connect(context: ClientContext, scope: TableScope, lang: () => Lang): DeviceTableSource {
  const client = elementClient(context, lang);
  return connectOver(client, scope, lineOver(client, context.config));
}

/** Returns a source that reads through an existing client. */
export function connectOver(
  client: Client,
  scope: TableScope,
  live: (onState: (state: LiveState) => void) => Live,
): DeviceTableSource {
  const line = new SharedLine(live);
  let permissions: Promise<ReadonlySet<string>> | undefined;
  let held: ReadonlySet<string> = new Set();
  const askPermissions = (signal: AbortSignal) => {
    const ask = async () => {
      const menus = await client.call(calls.user.permissionMenus, { query: { system_type: 1 } }, { signal, ...quiet });
      return (held = buttonsOf(menus));
    };
    permissions ??= ask();
    return permissions;
  };
  return {
    ...followed(client, line),
    client,
    async load(signal) {
      // The panel offers only permitted actions, so the permissions are read before a row can be opened.
      await askPermissions(signal).catch(() => (permissions = undefined));
      return readWhole(client, scope, signal);
    },
    permissions: askPermissions,
    device: (device) =>
      permittedOnly(
        connectDevice(client, device, (onState) => line.use(onState)),
        (code) => held.has(code),
      ),
  };
}

/** Follows only the devices that are on view. */
export function followed(client: Client, line: SharedLine): Required<Pick<DeviceTableSource, 'follow' | 'watch'>> {
  let current: Followed | undefined;
  let wanted: readonly string[] = [];
  const latest = async (ids: readonly string[]) => {
    const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
      ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE).join(','),
    );
    const ask = (device_ids: string) => client.call(calls.device.latest, { query: { device_ids } }, quiet);
    return (await Promise.all(parts.map(ask))).flat();
  };
  return {
    follow(follower: Follower) {
      const own = line.use((state) => {
        if (state !== 'idle') follower.onState(state);
      });
      current = new Followed(own, follower, latest);
      current.watch(wanted);
      return () => {
        current?.close();
        current = undefined;
      };
    },
    watch(ids) {
      wanted = ids;
      current?.watch(ids);
    },
  };
}

async function readWhole(client: Client, scope: TableScope, signal: AbortSignal): Promise<WholeTable> {
  const { types = [], ...where } = scope;
  const kinds = types.length === 0 ? [undefined] : [...new Set(types)];
  const parts = await Promise.all(
    kinds.map(async (device_type) => {
      const [readings, rows] = await Promise.all([
        client.call(calls.device.latest, { query: { ...where, device_type } }, { signal, ...quiet }),
        readRows(client, { ...where, device_type }, signal),
      ]);
      return { readings, ...rows };
    }),
  );
  const devices = parts.flatMap((one) => one.devices);
  return {
    name: '',
    devices: devices.slice(0, MOST_DEVICES),
    readings: parts.flatMap((one) => one.readings),
    total: parts.reduce((sum, one) => sum + one.total, 0),
  };
}

type ListBody = { project_id?: string; area_id?: string; device_type?: number };
type Row = CallResult<typeof calls.device.list>['list'][number];

async function readRows(client: Client, where: ListBody, signal: AbortSignal) {
  const rows: Row[] = [];
  let total = 0;
  for (let page = 1; rows.length < MOST_DEVICES; page += 1) {
    const found = await client.call(
      calls.device.list,
      { body: { ...where, page, page_size: PAGE } },
      { signal, ...quiet },
    );
    rows.push(...found.list);
    ({ total } = found);
    if (found.list.length < PAGE) break;
  }
  return { devices: rows.map(deviceOf), total };
}

function deviceOf(row: Row): TableDevice {
  return {
    id: row.id,
    name: row.device_name,
    number: row.device_number,
    type: row.device_type,
    install: row.install_status,
    place: row.install_place,
    stream: row.stream_url,
    project: row.project_id,
  };
}
