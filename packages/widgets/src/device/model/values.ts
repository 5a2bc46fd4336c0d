import { findDeviceType, mainQuantityOf, type Lang, type Quantity } from '@gongdi/domain';
import type { DeviceText } from '../text/index.ts';
import type { Reading } from './readings.ts';

/** Returns a value with its unit, or the word of a state; `--` when there is no value. */
export function valueText(quantity: Quantity, value: number | undefined, lang: Lang): string {
  if (value === undefined) return '--';
  const state = quantity.states?.[value];
  if (state) return state[lang];
  return `${value.toFixed(quantity.decimals)}${quantity.unit && ` ${quantity.unit}`}`;
}

export const quantitiesOf = (type: number): readonly Quantity[] => findDeviceType(type)?.quantities ?? [];

export function mainOf(type: number): Quantity | undefined {
  const found = findDeviceType(type);
  return found && mainQuantityOf(found);
}

/** Returns the text of a label: the main quantity. Empty: no reading has arrived yet. */
export function mainText(type: number, reading: Pick<Reading, 'at' | 'values'> | undefined, lang: Lang): string {
  const quantity = mainOf(type);
  return quantity && reading?.at != null ? valueText(quantity, reading.values[quantity.key], lang) : '';
}

const LEVEL_WORDS = ['level0', 'level1', 'level2', 'level3'] as const;
export const levelWord = (level: number, text: Pick<DeviceText, (typeof LEVEL_WORDS)[number]>): string =>
  text[LEVEL_WORDS[level as 0 | 1 | 2 | 3]];

export const titleOf = (quantity: Quantity, lang: Lang): string =>
  quantity.unit ? `${quantity.label[lang]} (${quantity.unit})` : quantity.label[lang];
