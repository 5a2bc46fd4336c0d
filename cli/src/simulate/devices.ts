import { calls, resourceCalls, type Client } from '@gongdi/api';
import { deviceTypeLabel, devicelist, projectmanage, textOf, type DeviceType, type Lang } from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import type { SimulatedDevice } from './readings.ts';
import { simulateText } from './text/index.ts';

/** A device that exists on the server and can authenticate. */
export interface ReadyDevice extends SimulatedDevice {
  device_number: string;
  device_key: string;
}

/** Maximum number of concurrent calls that prepare devices. */
const AT_ONCE = 4;

/** Returns the id of a project, given its id or (part of) its name. @throws CliFailure when there is none */
export async function projectId(client: Client, name: string): Promise<string> {
  const call = resourceCalls(projectmanage).list!;
  const { list } = await client.call(call, { query: { project_name: name, page_size: '1' } });
  if (list[0]) return list[0].id;
  const found = await client
    .call(resourceCalls(projectmanage).detail!, { params: { id: name } })
    .catch(() => undefined);
  if (!found) throw new CliFailure(EXIT.usage, simulateText('noProject', { name }));
  return found.id;
}

/**
 * Makes sure that `count` simulated devices exist, `SIM-0001` and so on, and creates a new key for each. Devices of an
 * earlier run are used again.
 */
export async function prepareDevices(
  client: Client,
  count: number,
  types: readonly DeviceType[],
  project_id: string | undefined,
  lang: Lang,
): Promise<ReadyDevice[]> {
  const known = await existing(client);
  const ready: ReadyDevice[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const device_number = `SIM-${String(index + 1).padStart(4, '0')}`;
      const wanted = types[index % types.length]!;
      const found = known.get(device_number);
      const type = found ? (types.find(({ code }) => code === found.device_type) ?? wanted) : wanted;
      const id = found?.id ?? (await add(client, device_number, type, project_id, lang));
      const { device_key } = await client.call(calls.device.makeKey, { body: { id } });
      ready[index] = { seed: index + 1, type, device_number, device_key };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ready;
}

async function existing(client: Client): Promise<Map<string, { id: string; device_type: number }>> {
  const found = new Map<string, { id: string; device_type: number }>();
  for (let page = 1; ; page += 1) {
    const query = { device_number: 'SIM-', page: String(page), page_size: '1000' };
    const { list } = await client.call(resourceCalls(devicelist).list!, { query });
    for (const { id, device_number, device_type } of list) found.set(device_number, { id, device_type });
    if (list.length < 1000) return found;
  }
}

async function add(
  client: Client,
  device_number: string,
  type: DeviceType,
  project_id: string | undefined,
  lang: Lang,
): Promise<string> {
  const name = deviceTypeLabel(type.code)!;
  const device_name = `${textOf(name, lang)} ${device_number}`;
  const body = { device_name, device_number, device_type: type.code, project_id: project_id ?? null };
  return (await client.call(resourceCalls(devicelist).add!, { body })).id;
}
