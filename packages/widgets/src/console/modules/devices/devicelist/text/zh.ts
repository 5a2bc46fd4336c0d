export const zh = {
  key: '密钥',
  keyTitle: '“{name}”的设备密钥',
  keyNone: '该设备还没有密钥。设备使用编号和密钥登录后上报数据。',
  keyHas: '已有尾号为 {hint} 的密钥。生成新密钥后，旧密钥立即失效，使用旧密钥的设备将断开。',
  keyMake: '生成新密钥',
  keyOnce: '请立即复制并写入设备：关闭后不再显示。',
  number: '设备编号',
  topic: 'MQTT 主题',
  close: '关闭',
  retry: '重试',
  notLive: '连接中断，正在重连；实时数据可能不是最新',
  liveValues: '实时数据',
  liveAt: '最后上报时间',
};

export type DeviceText = Record<keyof typeof zh, string>;
