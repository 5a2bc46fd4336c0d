import type { FieldChoice } from '../field/meta.ts';
import type { Lang } from '../label.ts';
import { allDeviceTypes, findDeviceType, quantityOf } from './registry.ts';
import { MEASURES } from './level-rule.ts';

type Values = Readonly<Record<string, unknown>>;

/** The quantities of the type that a record names; without a type those of all, each name once: lists filter by them. */
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

/** Unit of the numbers of a rule: that of its quantity, in a day where the change in a day is compared. */
export function limitUnit(record: Values, lang: Lang): string {
  const type = findDeviceType(Number(record['device_type']));
  const unit = (type && quantityOf(type, String(record['quantity'])))?.unit ?? '';
  const isRate = MEASURES[Number(record['measure']) - 1] === 'rate';
  return isRate && unit !== '' ? `${unit}${lang === 'zh' ? '/天' : '/day'}` : unit;
}
