/** One replacement of text in a module of a dependency. */
export interface Repair {
  /** End of the module's path below node_modules. */
  file: string;
  /** Upstream text; must occur exactly once. */
  from: string;
  to: string;
  why: string;
}

/** Normalises a module's path to the form that repairs use. @param id module id of the bundler */
export const modulePath = (id: string): string => id.split('?')[0]?.replaceAll('\\', '/') ?? '';

/**
 * Applies the repairs of one module.
 * @param id module id of the bundler
 * @param who name of the plugin for error messages
 * @returns undefined when no repair applies to this module
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
