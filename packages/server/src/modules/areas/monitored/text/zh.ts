/** Messages about areas. */
export const zh = {
  badPoint: '第 {number} 个点位不在图纸上，请重新摆放',
  twice: '设备「{device}」在同一张图纸上重复，请删除其中一个',
  unknownDevice: '有 {count} 个点位的设备不存在，或不属于该项目，请重新选择设备',
  otherProject: '区域不能改到其他项目，请在该项目下新增区域',
  schemeThere: '该区域已有监测方案，请刷新后修改',
  notOfType: '监测方案与区域的类型不一致，请刷新后重试',
  askOneArea: '请指定区域或项目',
  mainDrawing: '主图纸',
  sheetName: '{label}实时数据',
  area: '区域',
  point: '测点',
  deviceNumber: '设备编号',
  deviceName: '设备名称',
  online: '在线状态',
  onlineYes: '在线',
  onlineNo: '离线',
  level: '报警级别',
  at: '监测时间',
  level0: '正常',
  level1: '预警',
  level2: '报警',
  level3: '控制',
};

export type AreaText = Record<keyof typeof zh, string>;
