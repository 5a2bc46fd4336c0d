import type { Model, ModdleElement } from '../model/index.ts';
import type { EngineAttribute, EnginePrefix } from './extensions.ts';
import { engineAttributes, extensionsOf, localName, prefixResolver, readPrefixes, typePrefix } from './extensions.ts';
import { isSince } from './target.ts';
import type { EngineTarget, RuleContext } from './types.ts';

/** The part of a rule's context that all rules of one check share. */
export type SharedContext = Omit<RuleContext, 'report' | 'schema'>;

interface ReadExtension {
  readonly local: string;
  readonly node: ModdleElement;
}

/** Returns the functions through which rules read a model and its target engine. */
export function makeContext(model: Model, target: EngineTarget | undefined): SharedContext {
  const resolve = prefixResolver(model);
  const accepted = readPrefixes(model, target);
  // Flowable and Activiti match extension elements by local name in any namespace. A check for no engine does the same.
  const anyNamespace = target?.engine !== 'camunda' && target?.engine !== 'zeebe';
  const attributes = lastOf((element) => engineAttributes(element, resolve));
  const extensions = lastOf((element): ReadExtension[] =>
    extensionsOf(element)
      .filter((node) => {
        const prefix = anyNamespace ? undefined : resolve(typePrefix(node));
        return anyNamespace || (prefix !== undefined && accepted.includes(prefix));
      })
      .map((node) => ({ local: localName(node), node })),
  );
  return {
    model,
    target,
    isFor: (engine, since) => target?.engine === engine && (since === undefined || isSince(target.version, since)),
    attributes,
    attribute: (element, name) => attributeOf(attributes(element), name, accepted),
    extensions(element, name) {
      const read = extensions(element);
      return read.length === 0 ? NONE : read.filter(({ local }) => local === name).map(({ node }) => node);
    },
  };
}

const NONE: readonly ModdleElement[] = [];

/** Caches the result for the last element, because the walk passes one element to all rules in a row. */
function lastOf<T>(make: (element: ModdleElement) => T): (element: ModdleElement) => T {
  let last: { readonly element: ModdleElement; readonly answer: T } | undefined;
  return (element) => {
    if (last?.element !== element) last = { element, answer: make(element) };
    return last.answer;
  };
}

function attributeOf(
  written: readonly EngineAttribute[],
  name: string,
  accepted: readonly EnginePrefix[],
): string | undefined {
  if (written.length === 0) return undefined;
  for (const prefix of accepted) {
    const found = written.find((attribute) => attribute.prefix === prefix && attribute.local === name);
    if (found && found.value !== '') return String(found.value);
  }
  return undefined;
}
