import type { ConfigText } from './zh.ts';

export const en: ConfigText = {
  wantsText: 'a text is wanted',
  wantsFlag: 'true or false is wanted',
  wantsCount: 'a whole number is wanted, not below 0 nor above its limit',
  wantsList: 'a list […] is wanted',
  wantsObject: 'an object {…} is wanted',
  missing: 'it is missing',
  unknown: 'there is no such setting',
  unknownNear: 'there is no such setting. Did you mean “{near}”?',
};
