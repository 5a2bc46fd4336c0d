import type { Model, ModdleElement } from '../model/index.ts';
import type { EnginePrefix } from './extensions.ts';
import { engineAttributes, extensionsOf, localName, prefixResolver, readPrefixes, typePrefix } from './extensions.ts';
import { isSince } from './target.ts';
import type { EngineTarget, RuleContext } from './types.ts';

/** The part of a rule's context that all rules of one check share. */
export type SharedContext = Omit<RuleContext, 'report'>;

/** Makes what rules ask of a model and its target. */
export function makeContext(model: Model, target: EngineTarget | undefined): SharedContext {
  const resolve = prefixResolver(model);
  const accepted = readPrefixes(target);
  // Flowable and Activiti match extension elements by local name whatever the namespace; so does a check for no engine.
  const anyNamespace = target?.engine !== 'camunda' && target?.engine !== 'zeebe';
  return {
    model,
    target,
    isFor: (engine, since) => target?.engine === engine && (since === undefined || isSince(target.version, since)),
    attribute: (element, name) => attributeOf(element, name, accepted, resolve),
    extensions: (element, name) =>
      extensionsOf(element).filter((child) => {
        if (localName(child) !== name) return false;
        const prefix = resolve(typePrefix(child));
        return anyNamespace || (prefix !== undefined && accepted.includes(prefix));
      }),
  };
}

function attributeOf(
  element: ModdleElement,
  name: string,
  accepted: readonly EnginePrefix[],
  resolve: (prefix: string) => EnginePrefix | undefined,
): string | undefined {
  const written = engineAttributes(element, resolve).filter(({ local }) => local === name);
  for (const prefix of accepted) {
    const found = written.find((attribute) => attribute.prefix === prefix);
    if (found && found.value !== '') return String(found.value);
  }
  return undefined;
}
