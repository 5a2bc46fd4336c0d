export const zh = {
  unknown: '设置项「{name}」不存在，请刷新后重试',
  password: '密码',
  passwordRule: '{label}须为 {min} 到 64 位，并同时包含字母和数字{extra}',
  passwordCase: '、大写和小写字母',
  passwordSymbol: '、特殊符号',
};

export type SettingText = Record<keyof typeof zh, string>;
