import type { DiagramHost, EngineModule } from '../../diagram/services.ts';

interface Injector {
  get(name: string, strict?: boolean): unknown;
  createChild(modules: EngineModule[]): Injector & { init?(): void };
}

/** All services of a module and of those it depends on, by name; those that run already are left out. */
function servicesOf(module: EngineModule, runs: (name: string) => boolean, into: EngineModule = {}): EngineModule {
  for (const part of (module['__depends__'] as EngineModule[] | undefined) ?? []) servicesOf(part, runs, into);
  for (const [name, provider] of Object.entries(module)) {
    if (!name.startsWith('__') && !runs(name)) into[name] = provider;
  }
  return into;
}

/**
 * Adds a module to an engine that runs: the engine takes modules only while it is made, and what is not needed for the
 * first picture should not be waited for. The services see those of the engine; nothing outside sees them but by the
 * returned function.
 * @param without names of services that must not be made
 */
export function addLateModule(engine: DiagramHost, module: EngineModule, without: readonly string[] = []) {
  const injector = engine.get('injector') as Injector;
  const runs = (name: string) => without.includes(name) || injector.get(name, false) !== null;
  const child = injector.createChild([servicesOf(module, runs)]);
  return (name: string): unknown => child.get(name);
}
