/** Messages about helmets. */
export const zh = {
  otherDevice: '请选择设备类型为智能安全帽的设备',
  worn: '安全帽在佩戴中，请先收回再更换设备或项目',
  notOnSite: '{name}不在场：请先在“人员管理”中办理进场',
  otherSite: '{name}不在安全帽所属的项目：请选择本项目的人员，或先将安全帽调到其项目',
  hasOne: '{name}已领用安全帽 {number}：请先收回',
  refused: '{name}不能领用安全帽：{reasons}',
};

export type HelmetText = Record<keyof typeof zh, string>;
