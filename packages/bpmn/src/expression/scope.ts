import { isForbidden } from './methods.ts';

/** Value of an unknown name. */
export const UNKNOWN: unique symbol = Symbol('unknown name');

/** Resolves the names of expressions. */
export interface ExpressionScope {
  /** Returns the value of a name, or {@link UNKNOWN}. */
  resolve(name: string): unknown;
  /** Returns whether expressions may call the own functions of this value. */
  isBean(value: object): boolean;
  /** Returns a function by its full name, such as `variables:get`. */
  functionOf(name: string): ((...args: unknown[]) => unknown) | undefined;
}

/** What a host provides to expressions besides variables. */
export interface ScopeOptions {
  /** Objects whose own functions expressions may call; a variable of the same name takes precedence. */
  beans?: Readonly<Record<string, object>>;
  /** Functions by full name, such as `variables:get`. */
  functions?: Readonly<Record<string, (...args: unknown[]) => unknown>>;
}

/** Returns a scope over a plain object of variables; only own properties are visible. */
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
