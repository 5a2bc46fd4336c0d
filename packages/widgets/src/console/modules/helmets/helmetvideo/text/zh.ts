export const zh = {
  title: '安全帽视频',
  project: '项目',
  chooseProject: '请选择项目',
  noProject: '请先选择项目',
  none: '该项目的安全帽没有登记视频地址。请在设备列表中编辑安全帽设备，填写 HLS 或 FLV 视频地址。',
  layout: '画面数',
  layoutOf: '{n} 路',
  picture: '{name} 的画面',
  offline: '离线',
};

export type VideoText = Record<keyof typeof zh, string>;
