import { knownPrefix } from '../model/namespaces.ts';

/**
 * One short name per namespace across two models. So another prefix for the same namespace is no difference, and the
 * same prefix for another namespace is one. A known namespace gets its usual prefix, any other namespace the prefix
 * under which it was seen first.
 */
export class NamespaceNames {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** @param prefix the prefix in the model; used as the name when it is bound to no namespace */
  nameOf(uri: string | undefined, prefix: string): string {
    if (!uri) return prefix;
    const known = knownPrefix(uri) ?? this.#names.get(uri);
    if (known !== undefined) return known;
    let name = prefix;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${prefix}${count}`;
    this.#names.set(uri, name);
    this.#taken.add(name);
    return name;
  }
}
