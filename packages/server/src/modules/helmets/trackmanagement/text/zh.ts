/** Texts of exported tracks. */
export const zh = {
  file: '轨迹',
  positions: '轨迹点',
  pauses: '停留',
  sums: '汇总',
  device: '设备',
  number: '设备编号',
  user: '佩戴人',
  at: '时间',
  longitude: '经度（WGS-84）',
  latitude: '纬度（WGS-84）',
  begin: '开始',
  end: '结束',
  minutes: '时长（分钟）',
  count: '轨迹点数',
  distance: '里程（米）',
  known: '有定位时长（分钟）',
  pauseCount: '停留次数',
  tooLong: '一次最多查询 {days} 天的轨迹，请缩短时间范围',
  backwards: '结束时间必须晚于开始时间',
  tooMany: '一次最多查询 {count} 台设备的轨迹，请减少选择',
};

export type TrackText = Record<keyof typeof zh, string>;
