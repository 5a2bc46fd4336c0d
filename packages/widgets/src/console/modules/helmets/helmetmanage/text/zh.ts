/** Texts of the pages of helmets. */
export const zh = {
  battery: '电量',
  seen: '最近上报',
  number: '设备编号',
  online: '在线',
  offline: '离线',
  history: '佩戴记录',
  device: '定位设备',
  model: '型号',
  firmware: '固件版本',
  video: '实时视频',
  noVideo: '设备未登记视频地址：在“设备列表”中编辑该设备填写 HLS 或 FLV 地址',
  openDevice: '打开设备',
  never: '尚未上报',
};

export type HelmetText = Record<keyof typeof zh, string>;
