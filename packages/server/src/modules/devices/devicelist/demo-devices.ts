import { allDeviceTypes, deviceTypeLabel, findDeviceType, type DeviceType } from '@gongdi/domain';
import { demoId } from '../../../demo/index.ts';

export interface DemoDevice {
  /** Number in the device id, from 1. */
  index: number;
  type: DeviceType;
  device_number: string;
  device_name: string;
  organisation: string;
  /** Index of its project. */
  project: number;
  install_place: string;
}

/** Number of devices per type on the first site; 1 for every other type. Areas get as many as their drawing needs. */
const MANY: Readonly<Record<number, number>> = {
  2: 2,
  3: 3,
  4: 2,
  7: 3,
  13: 4,
  16: 2,
  17: 12,
  18: 9,
  22: 6,
  49: 4,
  54: 8,
  55: 6,
  56: 6,
  63: 8,
};

const PLACES = ['1 号楼', '2 号楼', '3 号楼东侧', '5 号楼北侧', '基坑西侧', '南门', '材料堆场', '生活区'];

const two = (number: number): string => String(number).padStart(2, '0');

function standing(organisation: string, prefix: string, project: number, types: readonly DeviceType[], many: boolean) {
  return types.flatMap((type) =>
    Array.from({ length: many ? (MANY[type.code] ?? 1) : 1 }, (_, place) => ({
      type,
      device_number: `${prefix}-${two(type.code)}-${two(place + 1)}`,
      device_name: `${place + 1}#${deviceTypeLabel(type.code)!.zh}`,
      organisation,
      project,
      install_place: PLACES[(type.code + place) % PLACES.length]!,
    })),
  );
}

const SOME = new Set([3, 4, 7, 17]);

/** Type of smart helmets, and how many each site of the demo that hands them out has (`helmetmanage`). */
const HELMET = 13;
const HELMETS = 6;
/** Projects of the main contractor with helmets, besides the first site. */
const HELMET_SITES = [2, 3, 4, 5, 6];

const helmet = (organisation: string, prefix: string, project: number, place: number) => ({
  type: findDeviceType(HELMET)!,
  device_number: `${prefix}-13-${two(place)}`,
  device_name: `${place}#智能安全帽`,
  organisation,
  project,
  install_place: PLACES[place % PLACES.length]!,
});
const helmetsFrom = (first: number): number[] =>
  Array.from({ length: HELMETS - first + 1 }, (_, index) => first + index);

/**
 * Devices of every type on the first site, of some types on a site of the second organisation, and helmets on the sites
 * that hand them out.
 */
export const DEMO_DEVICES: readonly DemoDevice[] = [
  ...standing('kechuang', 'KC', 0, allDeviceTypes(), true),
  ...standing(
    'beichen',
    'BC',
    26,
    allDeviceTypes().filter(({ code }) => SOME.has(code)),
    false,
  ),
  ...helmetsFrom(MANY[HELMET]! + 1).map((place) => helmet('kechuang', 'KC', 0, place)),
  ...HELMET_SITES.flatMap((project) =>
    helmetsFrom(1).map((place) => helmet('shanghai', `SH${project + 1}`, project, place)),
  ),
].map((one, index) => ({ ...one, index: index + 1 }));

export const deviceId = ({ index }: Pick<DemoDevice, 'index'>): string => demoId('device', index);

/** The key of a demo device. Everybody knows it, so it is accepted only on a local installation. */
export const demoKey = (device_number: string): string => `demo-key-${device_number}`;
