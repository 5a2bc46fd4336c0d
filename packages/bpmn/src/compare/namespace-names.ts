import { knownPrefix } from '../model/namespaces.ts';

/**
 * One short name for each namespace in both of two models, so that another prefix for the same namespace is no
 * difference and the same prefix for another one is: the usual prefix of those that are known, else the prefix under
 * which it was met first.
 */
export class NamespaceNames {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** @param prefix what a model calls it; stands for itself when it is bound to nothing */
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
