import type { DictionaryEntry } from '../dictionary/define.ts';

/** Code of a device type with its name. */
export interface DeviceCode extends Pick<DictionaryEntry, 'value' | 'label'> {
  /** Short name and page of a type that has its own pages (console specification, sections 2.2 and 2.5). */
  abbreviation?: string;
  /** Absent: devices of this type are in the device list. */
  path?: string;
}

export type DeviceCodes = readonly DeviceCode[];

/** Declares codes of device types. They load with every page; what the types measure (`types.ts`) loads late. */
export function defineDeviceCodes(codes: DeviceCodes): DeviceCodes {
  return codes;
}

/** Returns the entry of the dictionary `device_type`. */
export function entryOfCode({ value, label, abbreviation, path }: DeviceCode): DictionaryEntry {
  return {
    value,
    label,
    ...(abbreviation !== undefined && { abbreviation }),
    path: path ?? `/devicelist?device_type=${value}`,
  };
}
