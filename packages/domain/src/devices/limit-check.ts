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

/** What is wrong with limits, at the field that has to change. */
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

/** Limits against one another: worse levels lie further out, lower ones below upper ones, one at least is there. */
export function orderProblems(rule: Numbers): LimitProblem[] {
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

/** What cannot be passed by a quantity: a limit that its sensor never reaches, mostly one in another unit. */
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

/** A rule whose values never come back inside would ring for ever. */
function hysteresisProblems(rule: Numbers): LimitProblem[] {
  const { hysteresis } = rule;
  if (typeof hysteresis !== 'number' || hysteresis <= 0) return [];
  const stuck = LEVEL_NAMES.some((level) => {
    const [lower, upper] = [rule[`${level}_lower`], rule[`${level}_upper`]];
    return typeof lower === 'number' && typeof upper === 'number' && lower + hysteresis >= upper - hysteresis;
  });
  return stuck ? [{ path: 'hysteresis', label: label('limitHysteresis') }] : [];
}

/** All that is wrong with limits of a quantity of a type of device. */
export function limitProblems(
  type: DeviceType | undefined,
  rule: Numbers & { quantity: string; measure: Measure },
): LimitProblem[] {
  const quantity = type && quantityOf(type, rule.quantity);
  const order = orderProblems(rule);
  if (!quantity) return [{ path: 'quantity', label: unknownQuantity(type, rule.quantity) }, ...order];
  return [...order, ...reachProblems(quantity, rule.measure, rule), ...hysteresisProblems(rule)];
}

/** Says that a type has no such quantity, and which it has. */
export function unknownQuantity(type: DeviceType | undefined, given: string): Label {
  const wrong = type && readQuantity(type, given);
  if (wrong?.unit !== undefined)
    return label('limitUnit', { quantity: wrong.quantity.label, unit: wrong.quantity.unit || '-', given: wrong.unit });
  const list = (lang: 'zh' | 'en'): string =>
    (type?.quantities ?? []).map((one) => one.label[lang]).join(lang === 'zh' ? '、' : ', ');
  return label('limitQuantity', { given, list: { zh: list('zh'), en: list('en') } });
}

/** A quantity as people write it, `沉降` or `沉降（mm）`: found, found with a unit that is not its own, or unknown. */
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
 * Key of the quantity that a text names: its key, or its name in either language, with its own unit behind it or none.
 * @returns undefined for what the type has not
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

/** All that is wrong with a stored rule, whose quantity may be written by its name. */
export function storedLimitProblems({ device_type, quantity, measure, ...numbers }: StoredLimits): LimitProblem[] {
  const key = quantityKeyOf(device_type, quantity) ?? quantity;
  return limitProblems(findDeviceType(device_type), {
    ...numbers,
    quantity: key,
    measure: MEASURES[measure - 1] ?? 'value',
  });
}

/** Where a limit comes from, nearest first: the first that has one for a quantity and what is compared holds. */
export const RULE_ORIGINS = ['device', 'area', 'project', 'organisation', 'template'] as const;
export type RuleOrigin = (typeof RULE_ORIGINS)[number];

export interface HoldingRule extends LevelRule {
  origin: RuleOrigin;
}

/** A rule that somebody set and that cannot hold. */
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
  /** Its quantity may be written by its name. */
  rule: LevelRule;
}

/**
 * The limits that hold: of each quantity and what is compared the nearest valid one, the templates of the type last. A
 * rule never silences another quantity or another comparison, and one that is wrong silences nothing.
 * @param candidates nearest first; of equally near ones the newest first
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
  // In the order of the type's quantities, as people read them.
  const place = new Map(type.quantities.map(({ key }, index) => [key, index * MEASURES.length]));
  const at = (rule: HoldingRule): number => place.get(rule.quantity)! + MEASURES.indexOf(rule.measure);
  return { rules: [...held.values()].toSorted((a, b) => at(a) - at(b)), invalid };
}
