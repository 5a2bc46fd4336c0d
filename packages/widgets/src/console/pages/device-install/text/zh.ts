/** Texts of where a device stood and what it signs in with. */
export const zh = {
  history: '安装与拆除记录',
  historyAll: '查看全部',
  historyNone: '还没有安装记录。安装登记后在此显示每次安装与拆除',
  historyDetail: '查看',
  project: '所属项目',
  area: '所属区域',
  areaNone: '未布置到区域，可在区域图纸上布置该设备',
  areaHidden: '无权查看所在区域',
  access: '接入信息',
  number: '设备编号',
  key: '设备密钥',
  keyNone: '未生成',
  firmware: '固件版本',
  change: '修改',
  retry: '重试',
};

export type DeviceInstallText = Record<keyof typeof zh, string>;
