import type { FieldChoice } from '../field/meta.ts';
import type { Lang } from '../label.ts';
import { allDeviceTypes, findDeviceType, quantityOf } from './registry.ts';
import { MEASURES } from './level-rule.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the quantities of the device type of a record. Without a type, returns those of all types, each name once,
 * because lists filter by them.
 */
export function quantityChoices(record: Values): readonly FieldChoice[] {
  const type = findDeviceType(Number(record['device_type']));
  if (type) return type.quantities.map(({ key, label }) => ({ value: key, label }));
  if (record['device_type'] !== undefined && record['device_type'] !== null) return [];
  return (all ??= [
    ...new Map(
      allDeviceTypes().flatMap(({ quantities }) => quantities.map(({ key, label }) => [key, { value: key, label }])),
    ).values(),
  ]);
}
let all: readonly FieldChoice[] | undefined;

/**
 * Returns the unit of the numbers of a rule: the unit of its quantity, per day if the rule compares the change in a
 * day.
 */
export function limitUnit(record: Values, lang: Lang): string {
  const type = findDeviceType(Number(record['device_type']));
  const unit = (type && quantityOf(type, String(record['quantity'])))?.unit ?? '';
  const isRate = MEASURES[Number(record['measure']) - 1] === 'rate';
  return isRate && unit !== '' ? `${unit}${lang === 'zh' ? '/天' : '/day'}` : unit;
}
