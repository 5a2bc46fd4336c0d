import { deviceType } from '../dictionary/device.ts';
import { DEVICE_TYPE_FILES } from '../generated/device-types.ts';
import type { Label } from '../label.ts';
import type { DeviceType, Quantity } from './define.ts';

const byCode: ReadonlyMap<number, DeviceType> = new Map(
  DEVICE_TYPE_FILES.flatMap((file) => Object.values(file))
    .toSorted((a, b) => a.code - b.code)
    .map((one) => [one.code, one]),
);

/** Returns every device type, ordered by code. */
export function allDeviceTypes(): DeviceType[] {
  return [...byCode.values()];
}

export function findDeviceType(code: number): DeviceType | undefined {
  return byCode.get(code);
}

/** @throws RangeError for an unknown code; the known ones are those of the console specification, section 9.1 */
export function deviceTypeOf(code: number): DeviceType {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`unknown device type ${code}`);
  return found;
}

/** Returns the name of a device type, from the dictionary. */
export function deviceTypeLabel(code: number): Label | undefined {
  return deviceType.entries.find((entry) => entry.value === code)?.label;
}

export function quantityOf(type: DeviceType, key: string): Quantity | undefined {
  return type.quantities.find((one) => one.key === key);
}

export function mainQuantityOf(type: DeviceType): Quantity {
  return quantityOf(type, type.main)!;
}
