/** The default export of a CommonJS module, which bundlers and Node give in two ways. */
export function ownOf<T>(module: { default: T }): T {
  return typeof module === 'function' || Array.isArray(module) ? (module as unknown as T) : module.default;
}
