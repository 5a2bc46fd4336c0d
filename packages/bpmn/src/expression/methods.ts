import { isEmpty, isEqual, toNumber, toText } from './coerce.ts';

type Method<T> = (self: T, ...args: unknown[]) => unknown;
type MapValue = Readonly<Record<string, unknown>>;

/** What a text answers, as java.lang.String does. */
const TEXT: Record<string, Method<string>> = {
  length: (self) => self.length,
  isEmpty: (self) => self === '',
  contains: (self, part) => self.includes(toText(part)),
  startsWith: (self, part) => self.startsWith(toText(part)),
  endsWith: (self, part) => self.endsWith(toText(part)),
  equals: (self, other) => self === other,
  equalsIgnoreCase: (self, other) => self.toLowerCase() === toText(other).toLowerCase(),
  compareTo: (self, other) => (self < toText(other) ? -1 : self > toText(other) ? 1 : 0),
  indexOf: (self, part) => self.indexOf(toText(part)),
  lastIndexOf: (self, part) => self.lastIndexOf(toText(part)),
  charAt: (self, at) => self.charAt(toNumber(at)),
  substring: (self, from, to) => self.substring(toNumber(from), to === undefined ? undefined : toNumber(to)),
  concat: (self, other) => self + toText(other),
  trim: (self) => self.trim(),
  toLowerCase: (self) => self.toLowerCase(),
  toUpperCase: (self) => self.toUpperCase(),
  toString: (self: string) => self,
};

/** What a list answers, as java.util.List does. */
const LIST: Record<string, Method<readonly unknown[]>> = {
  size: (self) => self.length,
  isEmpty: (self) => self.length === 0,
  contains: (self, item) => self.some((own) => isEqual(own, item)),
  containsAll: (self, items) => Array.isArray(items) && items.every((item) => self.some((own) => isEqual(own, item))),
  get: (self, at) => self[toNumber(at)] ?? null,
  indexOf: (self, item) => self.findIndex((own) => isEqual(own, item)),
  toString: (self: readonly unknown[]) => toText(self),
};

/** What a map answers, as java.util.Map does. */
const MAP: Record<string, Method<MapValue>> = {
  size: (self) => Object.keys(self).length,
  isEmpty: (self) => isEmpty(self),
  get: (self, key) => ownValue(self, toText(key)),
  getOrDefault: (self, key, other) => (Object.hasOwn(self, toText(key)) ? ownValue(self, toText(key)) : other),
  containsKey: (self, key) => Object.hasOwn(self, toText(key)),
  containsValue: (self, value) => Object.values(self).some((own) => isEqual(own, value)),
  keySet: (self) => Object.keys(self),
  values: (self) => Object.values(self),
  toString: (self: MapValue) => toText(self),
};

const NUMBER: Record<string, Method<number>> = {
  intValue: (self) => Math.trunc(self),
  longValue: (self) => Math.trunc(self),
  doubleValue: (self) => self,
  equals: (self, other) => self === other,
  compareTo: (self, other) => Math.sign(self - toNumber(other)),
  toString: (self: number) => String(self),
};

const BOOLEAN: Record<string, Method<boolean>> = {
  booleanValue: (self) => self,
  equals: (self, other) => self === other,
  toString: (self: boolean) => String(self),
};

const DATE: Record<string, Method<Date>> = {
  getTime: (self) => self.getTime(),
  before: (self, other) => other instanceof Date && self < other,
  after: (self, other) => other instanceof Date && self > other,
  toString: (self: Date) => self.toISOString(),
};

/** Names that lead out of the data into the machinery of the language; refused wherever they appear. */
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

/** Whether a property or method name is refused. */
export const isForbidden = (name: string): boolean => FORBIDDEN.has(name);

/** An own property of a map, or null: what is inherited does not exist for expressions. */
export function ownValue(map: object, key: string): unknown {
  if (isForbidden(key) || !Object.hasOwn(map, key)) return null;
  const value: unknown = Reflect.get(map, key);
  return typeof value === 'function' ? null : value;
}

/** The method of a value by name, bound to it; undefined when the value's kind has none of that name. */
export function methodOf(self: unknown, name: string): ((...args: unknown[]) => unknown) | undefined {
  const pick = <T>(table: Record<string, Method<T>>, value: T): ((...args: unknown[]) => unknown) | undefined => {
    const method = Object.hasOwn(table, name) ? table[name] : undefined;
    return method && ((...args) => method(value, ...args));
  };
  if (typeof self === 'string') return pick(TEXT, self);
  if (typeof self === 'number') return pick(NUMBER, self);
  if (typeof self === 'boolean') return pick(BOOLEAN, self);
  if (Array.isArray(self)) return pick<readonly unknown[]>(LIST, self);
  if (self instanceof Date) return pick(DATE, self);
  return typeof self === 'object' && self !== null ? pick(MAP, self as MapValue) : undefined;
}
