/** What telemetry tells people. */
export const zh = {
  told: '{device} {quantity}{measure} {value}，达到{level}值 {limit}',
  toldState: '{device} {quantity}：{value}，达到{level}级别',
  value: '',
  cumulative: '累计变化',
  rate: '变化速率',
  normal: '正常',
  warning: '预警',
  alarm: '报警',
  control: '控制',
  noKey: '设备编号或密钥不正确',
  removed: '设备已拆除，不再接收数据',
  busy: '设备上报过于频繁，请稍后重试',
  notThere: '数据服务暂不可用，请稍后重试',
  oneScope: '请指定设备、区域或设备类型之一',
  unknownQuantity: '该设备类型没有监测项 {key}',
  twice: '监测项 {key} 的同一比较量重复',
};

export type TelemetryText = Record<keyof typeof zh, string>;
