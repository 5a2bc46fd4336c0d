import type { SettingText } from './zh.ts';

export const en: SettingText = {
  unknown: 'There is no setting “{name}”; refresh and try again',
  password: 'Password',
  passwordRule: '{label}: {min} to 64 characters, letters and digits among them{extra}',
  passwordCase: ', capital and small letters',
  passwordSymbol: ', a symbol',
};
