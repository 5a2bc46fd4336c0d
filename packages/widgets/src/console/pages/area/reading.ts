import type { AreaReading } from '@gongdi/api';
import { findDeviceType, mainQuantityOf, quantityOf, type Lang, type Quantity } from '@gongdi/domain';
import type { AreaPageText } from './text/index.ts';

/** A value with its unit, or the word of a state; `--` when there is none. */
export function valueText(quantity: Quantity, value: number | undefined, lang: Lang): string {
  if (value === undefined) return '--';
  const state = quantity.states?.[value];
  if (state) return state[lang];
  return `${value.toFixed(quantity.decimals)}${quantity.unit && ` ${quantity.unit}`}`;
}

export function quantitiesOf(device_type: number): readonly Quantity[] {
  return findDeviceType(device_type)?.quantities ?? [];
}

/** What a label on a drawing says: the main quantity. */
export function mainText(reading: AreaReading, lang: Lang): string {
  const type = findDeviceType(reading.device_type);
  if (!type) return '';
  const quantity = mainQuantityOf(type);
  return valueText(quantity, reading.values[quantity.key], lang);
}

/** Name and unit of a quantity. */
export function quantityTitle(device_type: number, key: string, lang: Lang): string {
  const type = findDeviceType(device_type);
  return (type && quantityOf(type, key)?.label[lang]) ?? key;
}

const LEVELS = ['level0', 'level1', 'level2', 'level3'] as const;

export function levelText(level: number, text: AreaPageText): string {
  return text[LEVELS[level as 0 | 1 | 2 | 3]];
}

/** Colours of a tag, by level. */
export const LEVEL_COLORS = ['success', 'warning', 'error', 'error'] as const;
