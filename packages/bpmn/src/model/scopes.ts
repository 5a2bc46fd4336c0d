interface Scope {
  /** Prefix → address; '' is the default namespace. */
  readonly byPrefix: Map<string, string>;
}

const XML = 'http://www.w3.org/XML/1998/namespace';

/**
 * Namespace declarations that are in force while a document is printed. The outermost scope gets new declarations as
 * they are needed.
 */
export class Scopes {
  readonly #stack: Scope[] = [{ byPrefix: new Map() }];
  /** Prefixes that inner elements declare; a new prefix at the root must differ from them, or they would hide it. */
  readonly #inner = new Set<string>();
  readonly #elementPrefixes = new Map<string, string>();
  readonly #attributePrefixes = new Map<string, string>();

  /** Opens a scope for the declarations of an inner element. */
  push(): void {
    this.#stack.push({ byPrefix: new Map() });
  }

  pop(): void {
    this.#stack.pop();
    this.#forget();
  }

  /** Adds a declaration to the innermost scope. */
  declare(prefix: string, uri: string): void {
    this.#stack.at(-1)?.byPrefix.set(prefix, uri);
    if (this.#stack.length > 1) this.#inner.add(prefix);
    this.#forget();
  }

  #forget(): void {
    this.#elementPrefixes.clear();
    this.#attributePrefixes.clear();
  }

  uriOf(prefix: string): string | undefined {
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const uri = this.#stack[at]?.byPrefix.get(prefix);
      if (uri !== undefined) return uri;
    }
    return undefined;
  }

  /**
   * Returns the prefix for names of this namespace. If there is none yet, it is declared at the root, as `wanted` if
   * that is free.
   */
  prefixFor(uri: string, wanted: string, isElement: boolean): string {
    if (uri === '') return '';
    if (uri === XML) return 'xml';
    const cache = isElement ? this.#elementPrefixes : this.#attributePrefixes;
    let prefix = cache.get(uri);
    if (prefix === undefined) {
      prefix = this.#find(uri, isElement) ?? this.#add(uri, wanted || 'ns');
      cache.set(uri, prefix);
    }
    return prefix;
  }

  #find(uri: string, isElement: boolean): string | undefined {
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      for (const [prefix, address] of this.#stack[at]?.byPrefix ?? []) {
        if (address !== uri || (!isElement && prefix === '')) continue;
        if (this.uriOf(prefix) === uri) return prefix;
      }
    }
    return undefined;
  }

  #add(uri: string, wanted: string): string {
    const root = this.#stack[0]?.byPrefix;
    let prefix = wanted;
    for (let count = 1; root?.has(prefix) || this.#inner.has(prefix); count++) prefix = `${wanted}_${count}`;
    root?.set(prefix, uri);
    return prefix;
  }

  rootDeclarations(): [prefix: string, uri: string][] {
    return [...(this.#stack[0]?.byPrefix ?? [])];
  }
}
