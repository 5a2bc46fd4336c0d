/** What a chunk's name may ask of the bundler about a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/**
 * A chunk of all that a module imports, directly or not, by `import` statements: for what widgets need whole. Without it
 * the bundler makes a chunk for each set of users, dozens of them, each compressed by itself and named in the loader.
 * @param name of the chunk
 * @param start the modules to begin at, by their path
 * @param within takes only these of what is reached
 */
export function reachableFrom(name: string, start: RegExp, within = /./) {
  const starts: string[] = [];
  let reached: Set<string> | undefined;
  const collect = (id: string, modules: Modules, into: Set<string>) => {
    if (into.has(id)) return into;
    into.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) collect(next, modules, into);
    return into;
  };
  return {
    debugName: name,
    // the bundler asks this of all modules before it asks for the first name
    test: (id: string) => {
      if (start.test(id)) starts.push(id);
      return true;
    },
    name: (id: string, modules: Modules) => {
      reached ??= starts.reduce((into, one) => collect(one, modules, into), new Set<string>());
      return reached.has(id) && within.test(id) ? name : null;
    },
  };
}
