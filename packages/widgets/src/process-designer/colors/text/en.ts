import type { ColorTexts } from './zh.ts';

export const en: ColorTexts = {
  color: 'Colour',
  blue: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  purple: 'Purple',
  grey: 'Grey',
  reset: 'Default colours',
  fill: 'Fill',
  stroke: 'Line',
};
