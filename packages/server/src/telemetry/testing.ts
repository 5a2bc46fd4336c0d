import { calls, resourceCalls, type Client } from '@gongdi/api';
import { devicelist } from '@gongdi/domain';

let made = 0;

export interface TestDevice {
  id: string;
  device_number: string;
  device_key: string;
}

/** Makes a device with its own key, by the calls that people use. */
export async function newDevice(
  client: Client,
  device_type: number,
  more: Record<string, unknown> = {},
): Promise<TestDevice> {
  made += 1;
  const device_number = `T${process.pid}-${made}`;
  const body = { device_name: `设备 ${made}`, device_number, device_type, ...more };
  const { id } = await client.call(resourceCalls(devicelist).add!, { body });
  const { device_key } = await client.call(calls.device.makeKey, { body: { id } });
  return { id, device_number, device_key };
}
