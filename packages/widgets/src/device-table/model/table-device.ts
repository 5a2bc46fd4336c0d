import type { DeviceReading } from '../../device/host/props.ts';
import type { GivenDevice, TableDevice, WholeTable } from '../host/props.ts';

/** Builds the table's devices from the properties that a host sets. */
export function tableOfProps(given: readonly GivenDevice[], readings: readonly DeviceReading[]): WholeTable {
  const devices = new Map<string, TableDevice>();
  for (const one of given)
    devices.set(one.device_id, {
      id: one.device_id,
      name: one.device_name,
      number: one.device_number ?? '',
      type: one.device_type,
      install: one.install_status,
      place: one.install_place,
      stream: one.stream_url,
    });
  return { name: '', devices: [...devices.values()], readings };
}
