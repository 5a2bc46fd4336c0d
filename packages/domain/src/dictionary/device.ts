import { entryOfCode } from '../devices/codes.ts';
import { DEVICE_CODES } from '../generated/device-codes.ts';
import { defineDictionary } from './define.ts';

/** Types of devices (console specification, section 9.1). */
export const deviceType = defineDictionary(
  'device_type',
  { zh: '设备类型', en: 'Device type' },
  DEVICE_CODES.flat()
    .toSorted((one, other) => one.value - other.value)
    .map(entryOfCode),
);

/** State of the monitoring of an area (console specification, section 4). */
export const monitorStatus = defineDictionary('monitor_status', { zh: '监测状态', en: 'Monitoring' }, [
  { value: 1, label: { zh: '监测中', en: 'Monitoring' }, color_type: 'processing' },
  { value: 2, label: { zh: '已结束', en: 'Ended' }, color_type: 'default' },
]);

/** Safety classes of monitored works, as GB 50497 has them; 1 is the default (console specification, section 3.1). */
export const monitorLevel = defineDictionary('monitor_level', { zh: '监测等级', en: 'Monitoring class' }, [
  { value: 1, label: { zh: '一级', en: 'Class 1' } },
  { value: 2, label: { zh: '二级', en: 'Class 2' } },
  { value: 3, label: { zh: '三级', en: 'Class 3' } },
]);

/** Installation state of a device. */
export const installStatus = defineDictionary('install_status', { zh: '安装状态', en: 'Installation' }, [
  { value: 1, label: { zh: '待安装', en: 'To be installed' }, color_type: 'default' },
  { value: 2, label: { zh: '已安装', en: 'Installed' }, color_type: 'success' },
  { value: 3, label: { zh: '已拆除', en: 'Removed' }, color_type: 'warning' },
]);

/** Level of a value; the codes are the numbers of `LEVELS`. */
export const warnLevel = defineDictionary('warn_level', { zh: '报警级别', en: 'Level' }, [
  { value: 0, label: { zh: '正常', en: 'Normal' }, color_type: 'success' },
  { value: 1, label: { zh: '预警', en: 'Warning' }, color_type: 'warning' },
  { value: 2, label: { zh: '报警', en: 'Alarm' }, color_type: 'error' },
  { value: 3, label: { zh: '控制', en: 'Control' }, color_type: 'error' },
]);

/** Measures that a limit compares. */
export const warnMeasure = defineDictionary('warn_measure', { zh: '比较量', en: 'Compared' }, [
  { value: 1, label: { zh: '实时值', en: 'Value' } },
  { value: 2, label: { zh: '累计值', en: 'Cumulative' } },
  { value: 3, label: { zh: '变化速率', en: 'Rate' } },
]);

/** Origin of the base of cumulative values. */
export const baseKind = defineDictionary('base_kind', { zh: '初始值来源', en: 'Base' }, [
  { value: 1, label: { zh: '首个读数', en: 'First reading' }, color_type: 'default' },
  { value: 2, label: { zh: '设定初始值', en: 'Initial value' }, color_type: 'processing' },
  { value: 3, label: { zh: '归零', en: 'Set to zero' }, color_type: 'processing' },
  { value: 4, label: { zh: '更换传感器', en: 'Sensor exchanged' }, color_type: 'warning' },
]);
