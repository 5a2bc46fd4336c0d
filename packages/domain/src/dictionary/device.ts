import { defineDictionary, type DictionaryEntry } from './define.ts';

/**
 * Short names and pages of the device types that have their own pages (console specification, sections 2.2 and 2.5).
 * All other types are in the device list.
 */
const OWN: Readonly<Record<number, readonly [abbreviation: string, path?: string]>> = {
  17: ['pit', '/pit'],
  18: ['highformwork', '/highformworksupports'],
  22: ['limb', '/edge'],
  29: ['bridgemachine', '/bridgemachine'],
  30: ['hangingbasket', '/hangingbasket'],
  42: ['afa'],
  43: ['fw'],
  44: ['fse'],
  45: ['ef'],
  46: ['ofh'],
  47: ['cg'],
  48: ['fe'],
  49: ['laser', '/laser'],
  54: ['scaffold', '/scaffoldarea'],
  55: ['highslope', '/highslope'],
  56: ['highfill', '/highfill'],
  63: ['bridge', '/bridge'],
};

function withPage(entry: DictionaryEntry): DictionaryEntry {
  const [abbreviation, path = `/devicelist?device_type=${entry.value}`] = OWN[entry.value] ?? [];
  return { ...entry, ...(abbreviation && { abbreviation }), path };
}

const TYPES: readonly DictionaryEntry[] = [
  { value: 2, label: { zh: '人脸闸机', en: 'Face gate' } },
  { value: 3, label: { zh: '塔吊', en: 'Tower crane' } },
  { value: 4, label: { zh: '升降机', en: 'Elevator' } },
  { value: 5, label: { zh: '喷淋', en: 'Spray' } },
  { value: 6, label: { zh: '烟感', en: 'Smoke detection' } },
  { value: 7, label: { zh: '环境监测', en: 'Environment' } },
  { value: 9, label: { zh: '网络录像机', en: 'Network video recorder' } },
  { value: 12, label: { zh: '雾炮', en: 'Fog gun' } },
  { value: 13, label: { zh: '智能安全帽', en: 'Smart helmet' } },
  { value: 14, label: { zh: '卸料平台', en: 'Unloading platform' } },
  { value: 15, label: { zh: '水表', en: 'Water meter' } },
  { value: 16, label: { zh: '电表', en: 'Electric meter' } },
  { value: 17, label: { zh: '深基坑', en: 'Deep foundation pit' } },
  { value: 18, label: { zh: '高支模', en: 'High formwork' } },
  { value: 19, label: { zh: '压力变送器', en: 'Pressure transmitter' } },
  { value: 22, label: { zh: '临边防护', en: 'Edge protection' } },
  { value: 23, label: { zh: '贝雷架', en: 'Bailey frame' } },
  { value: 24, label: { zh: '混凝土', en: 'Concrete' } },
  { value: 27, label: { zh: '龙门吊', en: 'Gantry crane' } },
  { value: 28, label: { zh: '钢丝绳', en: 'Wire rope' } },
  { value: 29, label: { zh: '架桥机', en: 'Bridge erecting machine' } },
  { value: 30, label: { zh: '挂篮', en: 'Hanging basket' } },
  { value: 32, label: { zh: '工业吸尘', en: 'Industrial vacuum' } },
  { value: 38, label: { zh: '标养室', en: 'Standard curing room' } },
  { value: 40, label: { zh: '智能螺栓', en: 'Smart bolt' } },
  { value: 41, label: { zh: '吊篮', en: 'Suspended platform' } },
  { value: 42, label: { zh: '火灾自动报警', en: 'Fire auto alarm' } },
  { value: 43, label: { zh: '消防水', en: 'Fire water' } },
  { value: 44, label: { zh: '防排烟', en: 'Smoke control' } },
  { value: 45, label: { zh: '电气火灾', en: 'Electrical fire' } },
  { value: 46, label: { zh: '室外消火栓', en: 'Outdoor hydrant' } },
  { value: 47, label: { zh: '可燃气体', en: 'Combustible gas' } },
  { value: 48, label: { zh: '消防通道', en: 'Fire passage' } },
  { value: 49, label: { zh: '激光预警', en: 'Laser warning' } },
  { value: 50, label: { zh: '车辆定位', en: 'Vehicle location' } },
  { value: 52, label: { zh: '消防水位', en: 'Fire water level' } },
  { value: 53, label: { zh: '水浸', en: 'Water leak' } },
  { value: 54, label: { zh: '脚手架', en: 'Scaffold' } },
  { value: 55, label: { zh: '高边坡', en: 'High slope' } },
  { value: 56, label: { zh: '高填方', en: 'High fill' } },
  { value: 57, label: { zh: '雨量', en: 'Rainfall' } },
  { value: 58, label: { zh: '抓拍相机', en: 'Capture camera' } },
  { value: 59, label: { zh: '射频识别', en: 'RFID' } },
  { value: 60, label: { zh: '车辆测速', en: 'Vehicle speed' } },
  { value: 62, label: { zh: '履带吊', en: 'Crawler crane' } },
  { value: 63, label: { zh: '桥梁监测', en: 'Bridge monitoring' } },
  { value: 64, label: { zh: '黄包车定位', en: 'Rickshaw location' } },
  { value: 65, label: { zh: '净空监测', en: 'Clearance control' } },
];

/** Types of devices (console specification, section 9.1). */
export const deviceType = defineDictionary('device_type', { zh: '设备类型', en: 'Device type' }, TYPES.map(withPage));

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
