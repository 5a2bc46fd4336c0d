import type { DiagramHost, EngineModule } from '../../diagram/services.ts';

interface Injector {
  get(name: string, strict?: boolean): unknown;
  createChild(modules: EngineModule[]): Injector & { init?(): void };
}

/** Collects all services of a module and of its dependencies by name. Services that already run are left out. */
function servicesOf(module: EngineModule, runs: (name: string) => boolean, into: EngineModule = {}): EngineModule {
  for (const part of (module['__depends__'] as EngineModule[] | undefined) ?? []) servicesOf(part, runs, into);
  for (const [name, provider] of Object.entries(module)) {
    if (!name.startsWith('__') && !runs(name)) into[name] = provider;
  }
  return into;
}

/**
 * Adds a module to a running engine. The engine accepts modules only at creation, and modules that the first picture
 * does not need should not delay it. The new services can use those of the engine; other code gets them only through
 * the returned function.
 * @param without names of services that must not be created
 */
export function addLateModule(engine: DiagramHost, module: EngineModule, without: readonly string[] = []) {
  const injector = engine.get('injector') as Injector;
  const runs = (name: string) => without.includes(name) || injector.get(name, false) !== null;
  const child = injector.createChild([servicesOf(module, runs)]);
  return (name: string): unknown => child.get(name);
}
