import { isForbidden } from './methods.ts';

/** What a name stands for that no one knows. */
export const UNKNOWN: unique symbol = Symbol('unknown name');

/** Where expressions find their names. */
export interface ExpressionScope {
  /** The value of a name, or {@link UNKNOWN}. */
  resolve(name: string): unknown;
  /** Whether the own functions of this value may be called. */
  isBean(value: object): boolean;
  /** A function by its full name, such as `variables:get`. */
  functionOf(name: string): ((...args: unknown[]) => unknown) | undefined;
}

/** What a host offers to expressions beside variables. */
export interface ScopeOptions {
  /** Objects whose own functions expressions may call; a variable of the same name wins. */
  beans?: Readonly<Record<string, object>>;
  /** Functions by full name, such as `variables:get`. */
  functions?: Readonly<Record<string, (...args: unknown[]) => unknown>>;
}

/** A scope over a plain object of variables; own properties only. */
export function scopeOf(variables: object, { beans = {}, functions = {} }: ScopeOptions = {}): ExpressionScope {
  const known = new Set<object>(Object.values(beans));
  return {
    resolve(name) {
      if (isForbidden(name)) return UNKNOWN;
      if (Object.hasOwn(variables, name)) return Reflect.get(variables, name);
      return Object.hasOwn(beans, name) ? beans[name] : UNKNOWN;
    },
    isBean: (value) => known.has(value),
    functionOf: (name) => (Object.hasOwn(functions, name) ? functions[name] : undefined),
  };
}
