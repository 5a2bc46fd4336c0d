/** One piece of a dependency's module, and what it must be here. */
export interface Repair {
  /** End of the module's path below node_modules. */
  file: string;
  /** Upstream text; must occur exactly once. */
  from: string;
  to: string;
  why: string;
}

/** A module's path as repairs name it. @param id as the bundler says it */
export const modulePath = (id: string): string => id.split('?')[0]?.replaceAll('\\', '/') ?? '';

/**
 * Applies the repairs of one module.
 * @param id as the bundler says it
 * @param who names the plugin in an error
 * @returns nothing when none is for this module
 * @throws Error when the upstream text has changed
 */
export function repair(repairs: readonly Repair[], id: string, code: string, who: string): string | undefined {
  const path = modulePath(id);
  const own = repairs.filter(({ file }) => path.endsWith(`/${file}`));
  if (own.length === 0) return undefined;
  return own.reduce((text, { file, from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${who}: ${file} does not contain exactly once: ${from}`);
    return text.replace(from, () => to);
  }, code);
}
