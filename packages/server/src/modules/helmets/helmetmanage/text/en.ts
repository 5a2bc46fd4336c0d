import type { HelmetText } from './zh.ts';

/** Messages about helmets. */
export const en: HelmetText = {
  otherDevice: 'Choose a device of the type smart helmet',
  worn: 'The helmet is worn; take it back before its device or project is changed',
  notOnSite: '{name} is not on site: bring the person on site first',
  otherSite: '{name} is not of the project of the helmet: choose somebody of the project, or move the helmet first',
  hasOne: '{name} has helmet {number}: take it back first',
  refused: '{name} may not be given a helmet: {reasons}',
};
