import type { Budget } from './budget.ts';
import { isEmpty, isEqual, toNumber, toText } from './coerce.ts';
import { findText } from './find-text.ts';

type Method<T> = (self: T, args: readonly unknown[], budget: Budget) => unknown;
type MapValue = Readonly<Record<string, unknown>>;

/** Methods of a text, as in java.lang.String. */
const TEXT: Record<string, Method<string>> = {
  length: (self) => self.length,
  isEmpty: (self) => self === '',
  contains: (self, [part], budget) => findText(self, toText(part, budget), budget) >= 0,
  startsWith: (self, [part], budget) => self.startsWith(read(toText(part, budget), budget)),
  endsWith: (self, [part], budget) => self.endsWith(read(toText(part, budget), budget)),
  equals: (self, [other], budget) => typeof other === 'string' && isEqual(self, other, budget),
  equalsIgnoreCase: (self, [other], budget) =>
    made(self.toLowerCase(), budget) === made(toText(other, budget).toLowerCase(), budget),
  compareTo: (self, [other], budget) => {
    const text = read(toText(other, budget), budget);
    return self < text ? -1 : self > text ? 1 : 0;
  },
  indexOf: (self, [part], budget) => findText(self, toText(part, budget), budget),
  lastIndexOf: (self, [part], budget) => findText(self, toText(part, budget), budget, true),
  charAt: (self, [at], budget) => self.charAt(toNumber(at, budget)),
  substring: (self, [from, to], budget) =>
    made(self.substring(toNumber(from, budget), to === undefined ? undefined : toNumber(to, budget)), budget),
  concat: (self, [other], budget) => {
    const more = toText(other, budget);
    budget.make(more.length, self.length + more.length);
    return self + more;
  },
  trim: (self, _, budget) => made(self.trim(), budget),
  toLowerCase: (self, _, budget) => made(self.toLowerCase(), budget),
  toUpperCase: (self, _, budget) => made(self.toUpperCase(), budget),
  toString: (self: string) => self,
};

/** Charges for a text that is at most three times as long as a text that was charged. */
function made(text: string, budget: Budget): string {
  budget.make(text.length);
  return text;
}

function read(text: string, budget: Budget): string {
  budget.read(text.length);
  return text;
}

/** Methods of a list, as in java.util.List. */
const LIST: Record<string, Method<readonly unknown[]>> = {
  size: (self) => self.length,
  isEmpty: (self) => self.length === 0,
  contains: (self, [item], budget) => self.some((own) => isEqual(own, item, budget)),
  containsAll: (self, [items], budget) => Array.isArray(items) && containsAll(self, items, budget),
  get: (self, [at], budget) => self[toNumber(at, budget)] ?? null,
  indexOf: (self, [item], budget) => self.findIndex((own) => isEqual(own, item, budget)),
  toString: (self: readonly unknown[], _: unknown, budget: Budget) => toText(self, budget),
};

function containsAll(self: readonly unknown[], items: readonly unknown[], budget: Budget): boolean {
  // Texts are looked up by identity; only values that can be equal without being identical are compared one by one.
  const isText = (value: unknown): boolean => typeof value === 'string';
  budget.pay(self.length + items.length);
  if (!self.every(isText) || !items.every(isText)) {
    return items.every((item) => self.some((own) => isEqual(own, item, budget)));
  }
  for (const text of [self, items].flat() as string[]) budget.read(text.length);
  const own = new Set(self);
  return items.every((item) => own.has(item));
}

/** Methods of a map, as in java.util.Map. */
const MAP: Record<string, Method<MapValue>> = {
  size: (self, _, budget) => counted(Object.keys(self), budget).length,
  isEmpty: (self) => isEmpty(self),
  get: (self, [key], budget) => ownValue(self, toText(key, budget)),
  getOrDefault: (self, [key, other], budget) => {
    const name = toText(key, budget);
    return Object.hasOwn(self, name) ? ownValue(self, name) : other;
  },
  containsKey: (self, [key], budget) => Object.hasOwn(self, toText(key, budget)),
  containsValue: (self, [value], budget) => Object.values(self).some((own) => isEqual(own, value, budget)),
  keySet: (self, _, budget) => counted(Object.keys(self), budget),
  values: (self, _, budget) => counted(Object.values(self), budget),
  toString: (self: MapValue, _: unknown, budget: Budget) => toText(self, budget),
};

function counted<T extends readonly unknown[]>(list: T, budget: Budget): T {
  budget.pay(list.length);
  return list;
}

const NUMBER: Record<string, Method<number>> = {
  intValue: (self) => Math.trunc(self),
  longValue: (self) => Math.trunc(self),
  doubleValue: (self) => self,
  equals: (self, [other]) => self === other,
  compareTo: (self, [other], budget) => Math.sign(self - toNumber(other, budget)),
  toString: (self: number) => String(self),
};

const BOOLEAN: Record<string, Method<boolean>> = {
  booleanValue: (self) => self,
  equals: (self, [other]) => self === other,
  toString: (self: boolean) => String(self),
};

const DATE: Record<string, Method<Date>> = {
  getTime: (self) => self.getTime(),
  before: (self, [other]) => other instanceof Date && self < other,
  after: (self, [other]) => other instanceof Date && self > other,
  toString: (self: Date) => self.toISOString(),
};

/** Names that give access to language internals; refused wherever they appear. */
const FORBIDDEN = new Set([
  '__proto__',
  'constructor',
  'prototype',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'getClass',
]);

/** Returns whether a property or method name is refused. */
export const isForbidden = (name: string): boolean => FORBIDDEN.has(name);

/** Returns an own property of a map, or null. Inherited properties do not exist for expressions. */
export function ownValue(map: object, key: string): unknown {
  if (isForbidden(key) || !Object.hasOwn(map, key)) return null;
  const value: unknown = Reflect.get(map, key);
  return typeof value === 'function' ? null : value;
}

/** Returns the method of a value by name, bound to the value; undefined when the value's kind has no such method. */
export function methodOf(
  self: unknown,
  name: string,
  budget: Budget,
): ((args: readonly unknown[]) => unknown) | undefined {
  const pick = <T>(table: Record<string, Method<T>>, value: T): ((args: readonly unknown[]) => unknown) | undefined => {
    const method = Object.hasOwn(table, name) ? table[name] : undefined;
    return method && ((args) => method(value, args, budget));
  };
  if (typeof self === 'string') return pick(TEXT, self);
  if (typeof self === 'number') return pick(NUMBER, self);
  if (typeof self === 'boolean') return pick(BOOLEAN, self);
  if (Array.isArray(self)) return pick<readonly unknown[]>(LIST, self);
  if (self instanceof Date) return pick(DATE, self);
  return typeof self === 'object' && self !== null ? pick(MAP, self as MapValue) : undefined;
}
