export const zh = {
  unknown: '设置项「{name}」不存在，请刷新后重试',
  captchaLate: '要求验证码的失败次数必须小于锁定的失败次数',
  minutesShort: '分钟统计的保留时间不能短于原始监测数据',
  hoursShort: '小时统计的保留时间不能短于分钟统计',
  password: '密码',
  passwordRule: '{label}须为 {min} 到 64 位，并同时包含字母和数字{extra}',
  passwordCase: '、大写和小写字母',
  passwordSymbol: '、特殊符号',
};

export type SettingText = Record<keyof typeof zh, string>;
