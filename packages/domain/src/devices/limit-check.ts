import { fill, type Label } from '../label.ts';
import { domainText } from '../text/index.ts';
import type { DomainText } from '../text/zh.ts';
import type { DeviceType, Quantity } from './define.ts';
import { findDeviceType, quantityOf } from './registry.ts';
import { MEASURES, type LevelRule, type Measure } from './level-rule.ts';
import { plainUnit } from './units.ts';

const LEVEL_NAMES = ['warning', 'alarm', 'control'] as const;
const SIDES = ['lower', 'upper'] as const;

type LimitName = `${(typeof LEVEL_NAMES)[number]}_${(typeof SIDES)[number]}`;
/** Names of the six limits of a rule. */
export const LIMIT_NAMES: readonly LimitName[] = LEVEL_NAMES.flatMap((level) =>
  SIDES.map((side): LimitName => `${level}_${side}`),
);

/** A problem with limits, reported at the field that has to change. */
export interface LimitProblem {
  path: LimitName | 'quantity' | 'hysteresis';
  label: Label;
}

type Numbers = { [K in LimitName]?: number | null | undefined } & { hysteresis?: number | null | undefined };

const label = (key: keyof DomainText, values: Readonly<Record<string, Label | string | number>> = {}): Label => {
  const inLang = (lang: 'zh' | 'en'): string =>
    fill(
      domainText[lang][key],
      Object.fromEntries(
        Object.entries(values).map(([name, one]) => [name, typeof one === 'object' ? one[lang] : one]),
      ),
    );
  return { zh: inLang('zh'), en: inLang('en') };
};

const nameOf = (limit: LimitName): Label => label(`limit_${limit}`);

/**
 * Checks the limits of a rule against each other: graver levels lie further out, lower limits lie below upper ones, and
 * at least one limit exists.
 */
function orderProblems(rule: Numbers): LimitProblem[] {
  const out: LimitProblem[] = [];
  for (const side of ['upper', 'lower'] as const) {
    let before: LimitName | undefined;
    for (const level of LEVEL_NAMES) {
      const name: LimitName = `${level}_${side}`;
      const [now, last] = [rule[name], before && rule[before]];
      if (now === null || now === undefined) continue;
      if (before && last !== null && last !== undefined && (side === 'upper' ? now < last : now > last))
        out.push({
          path: name,
          label: label(side === 'upper' ? 'limitFalls' : 'limitRises', { name: nameOf(name), before: nameOf(before) }),
        });
      before = name;
    }
  }
  for (const level of LEVEL_NAMES) {
    const [lower, upper] = [rule[`${level}_lower`], rule[`${level}_upper`]];
    if (typeof lower === 'number' && typeof upper === 'number' && lower >= upper)
      out.push({
        path: `${level}_lower`,
        label: label('limitCrosses', { name: nameOf(`${level}_lower`), before: nameOf(`${level}_upper`) }),
      });
  }
  if (LIMIT_NAMES.every((name) => typeof rule[name] !== 'number'))
    out.push({ path: 'warning_upper', label: label('limitNone') });
  return out;
}

/** Finds limits that the sensor of the quantity never reaches. Usually such a limit is in another unit. */
function reachProblems({ range, unit, label: quantity }: Quantity, measure: Measure, rule: Numbers): LimitProblem[] {
  const span = range[1] - range[0];
  const [least, most] = measure === 'value' ? range : [-span, span];
  return LIMIT_NAMES.flatMap((path): LimitProblem[] => {
    const value = rule[path];
    if (typeof value !== 'number' || (value >= least && value <= most)) return [];
    const between = { least, most, unit, quantity, name: nameOf(path) };
    return [{ path, label: label('limitBeyond', between) }];
  });
}

/** Finds a hysteresis that never lets the level fall again; such a rule would raise an alarm for ever. */
function hysteresisProblems(rule: Numbers): LimitProblem[] {
  const { hysteresis } = rule;
  if (typeof hysteresis !== 'number' || hysteresis <= 0) return [];
  const stuck = LEVEL_NAMES.some((level) => {
    const [lower, upper] = [rule[`${level}_lower`], rule[`${level}_upper`]];
    return typeof lower === 'number' && typeof upper === 'number' && lower + hysteresis >= upper - hysteresis;
  });
  return stuck ? [{ path: 'hysteresis', label: label('limitHysteresis') }] : [];
}

/** Returns all problems with the limits of a quantity of a device type. */
export function limitProblems(
  type: DeviceType | undefined,
  rule: Numbers & { quantity: string; measure: Measure },
): LimitProblem[] {
  const quantity = type && quantityOf(type, rule.quantity);
  const order = orderProblems(rule);
  if (!quantity) return [{ path: 'quantity', label: unknownQuantity(type, rule.quantity) }, ...order];
  return [...order, ...reachProblems(quantity, rule.measure, rule), ...hysteresisProblems(rule)];
}

/** Returns the message that a type does not have a quantity, with the quantities that it has. */
function unknownQuantity(type: DeviceType | undefined, given: string): Label {
  const wrong = type && readQuantity(type, given);
  if (wrong?.unit !== undefined)
    return label('limitUnit', { quantity: wrong.quantity.label, unit: wrong.quantity.unit || '-', given: wrong.unit });
  const list = (lang: 'zh' | 'en'): string =>
    (type?.quantities ?? []).map((one) => one.label[lang]).join(lang === 'zh' ? '、' : ', ');
  return label('limitQuantity', { given, list: { zh: list('zh'), en: list('en') } });
}

/**
 * Reads a quantity as people write it, `沉降` or `沉降（mm）`. The result is the quantity, the quantity with a unit that is
 * not its own, or undefined if it is unknown.
 */
function readQuantity(type: DeviceType, given: string): { quantity: Quantity; unit?: string } | undefined {
  const text = given.trim();
  const found = (name: string): Quantity | undefined =>
    type.quantities.find(
      ({ key, label: { zh, en } }) => key === name || zh === name || en.toLowerCase() === name.toLowerCase(),
    );
  const whole = found(text);
  if (whole) return { quantity: whole };
  const parts = /^(.+?)\s*[（(]([^（）]+?)[)）]$/.exec(text);
  const quantity = parts && found(parts[1]!.trim());
  if (!parts || !quantity) return undefined;
  return plainUnit(parts[2]!) === plainUnit(quantity.unit) ? { quantity } : { quantity, unit: parts[2]! };
}

/**
 * Returns the key of the quantity that a text names: by its key or by its name in either language, with its own unit
 * behind it or without a unit.
 * @returns undefined for a quantity that the type does not have
 */
export function quantityKeyOf(device_type: number, given: string): string | undefined {
  const type = findDeviceType(device_type);
  const read = type && readQuantity(type, given);
  return read && read.unit === undefined ? read.quantity.key : undefined;
}

export interface StoredLimits extends Numbers {
  device_type: number;
  quantity: string;
  /** Code of the dictionary `warn_measure`. */
  measure: number;
}

/** Returns all problems with a stored rule. The rule may name its quantity by its label. */
export function storedLimitProblems({ device_type, quantity, measure, ...numbers }: StoredLimits): LimitProblem[] {
  const key = quantityKeyOf(device_type, quantity) ?? quantity;
  return limitProblems(findDeviceType(device_type), {
    ...numbers,
    quantity: key,
    measure: MEASURES[measure - 1] ?? 'value',
  });
}

/** Origins of limits, nearest first. For each quantity and measure, the first origin that has a limit applies. */
export const RULE_ORIGINS = ['device', 'area', 'project', 'organisation', 'template'] as const;
export type RuleOrigin = (typeof RULE_ORIGINS)[number];

export interface HoldingRule extends LevelRule {
  origin: RuleOrigin;
}

/** A rule that a user set and that is not valid. */
export interface InvalidRule {
  id: string;
  origin: RuleOrigin;
  quantity: string;
  measure: Measure;
  reasons: Label[];
}

export interface Candidate {
  id: string;
  origin: RuleOrigin;
  /** The rule may name its quantity by its label. */
  rule: LevelRule;
}

/**
 * Returns the limits in force: for each quantity and measure the nearest valid rule, the templates of the type last. A
 * rule never disables a rule for another quantity or another measure, and an invalid rule disables nothing.
 * @param candidates nearest first; among equally near rules the newest first
 */
export function holdingRules(
  type: DeviceType,
  candidates: readonly Candidate[],
): { rules: HoldingRule[]; invalid: InvalidRule[] } {
  const held = new Map<string, HoldingRule>();
  const invalid: InvalidRule[] = [];
  const take = (origin: RuleOrigin, rule: LevelRule): void => {
    const key = `${rule.quantity}|${rule.measure}`;
    if (!held.has(key)) held.set(key, { ...rule, origin });
  };
  for (const { id, origin, rule: given } of candidates) {
    const rule = { ...given, quantity: quantityKeyOf(type.code, given.quantity) ?? given.quantity };
    const problems = limitProblems(type, rule);
    if (problems.length === 0) take(origin, rule);
    else
      invalid.push({
        id,
        origin,
        quantity: given.quantity,
        measure: given.measure,
        reasons: problems.map((one) => one.label),
      });
  }
  for (const rule of type.levels) take('template', rule);
  // Sorted in the order of the type's quantities, for readers.
  const place = new Map(type.quantities.map(({ key }, index) => [key, index * MEASURES.length]));
  const at = (rule: HoldingRule): number => place.get(rule.quantity)! + MEASURES.indexOf(rule.measure);
  return { rules: [...held.values()].toSorted((a, b) => at(a) - at(b)), invalid };
}
