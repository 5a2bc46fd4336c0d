/** A page that is open in a tab. */
export interface OpenPage {
  /** Key from `pageKey`. */
  key: string;
  /** Path and query of the page when it was last visible: filters, order and page number of a list. */
  address: string;
  /** Name of the record that the page shows. */
  record?: string;
}

export interface OpenPagesState {
  /** In the order of the tabs. */
  pages: readonly OpenPage[];
  /** Number of reloads of each page, by key. */
  rounds: Readonly<Record<string, number>>;
}

/** Storage of the open pages that survives a reload. */
export interface OpenPagesKeeper {
  get(): readonly OpenPage[] | null;
  set(pages: readonly OpenPage[]): void;
}

/** Limit on open pages. Above it the least recently used page is closed. */
export const MAX_OPEN = 20;

/** The user's open pages. React reads them through `subscribe` and `snapshot`. */
export class OpenPages {
  #state: OpenPagesState;
  /** Keys in order of use, the latest last. */
  #used: string[];
  /** Keys of pages to close as soon as another page is visible. */
  #leaving = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #keeper: OpenPagesKeeper;

  constructor(keeper: OpenPagesKeeper) {
    this.#keeper = keeper;
    const kept = (keeper.get() ?? []).filter((page) => typeof page?.key === 'string' && page.address?.startsWith('/'));
    this.#state = { pages: kept.slice(0, MAX_OPEN), rounds: {} };
    this.#used = kept.map((page) => page.key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): OpenPagesState => this.#state;

  #change(state: Partial<OpenPagesState>, keep = true): void {
    this.#state = { ...this.#state, ...state };
    if (keep) this.#keeper.set(this.#state.pages);
    for (const listener of this.#listeners) listener();
  }

  /** Records that a page is visible: opens it or updates its address, and closes the pages passed to `leave`. */
  visit(key: string, address: string): void {
    this.#leaving.delete(key);
    this.#used = [...this.#used.filter((one) => one !== key), key];
    const { pages: old } = this.#state;
    const known = old.find((page) => page.key === key);
    if (known?.address === address && this.#leaving.size === 0) return;
    let pages = known ? old.map((page) => (page === known ? { ...page, address } : page)) : [...old, { key, address }];
    pages = pages.filter((page) => !this.#leaving.has(page.key));
    while (pages.length > MAX_OPEN) {
      const oldest = this.#used.find((one) => pages.some((page) => page.key === one))!;
      pages = pages.filter((page) => page.key !== oldest);
    }
    this.#leaving.clear();
    this.#change({ pages });
  }

  /** Sets the name of the record that an open page shows. */
  name(key: string, record: string): void {
    const page = this.#state.pages.find((one) => one.key === key);
    if (!page || page.record === record) return;
    this.#change({ pages: this.#state.pages.map((one) => (one === page ? { ...one, record } : one)) });
  }

  /** Makes every open list begin at its first page: another project has other records. */
  toFirst(): void {
    const first = ({ address, ...page }: OpenPage): OpenPage => {
      const [path, search] = address.split('?') as [string, string?];
      const params = new URLSearchParams(search);
      params.delete('page');
      return { ...page, address: params.size > 0 ? `${path}?${params}` : path };
    };
    this.#change({ pages: this.#state.pages.map(first) });
  }

  /** Closes pages that are not visible. */
  close(keys: readonly string[]): void {
    this.#change({ pages: this.#state.pages.filter((page) => !keys.includes(page.key)) });
  }

  /**
   * Marks pages to close as soon as another page is visible. Until then a page with unsaved input may still stop the
   * user from leaving.
   */
  leave(keys: readonly string[]): void {
    this.#leaving = new Set(keys);
  }

  /** The user stays on the page: cancels `leave`. */
  stay(): void {
    this.#leaving.clear();
  }

  /** Reloads a page: it starts again with fresh state. */
  reload(key: string): void {
    const { rounds } = this.#state;
    this.#change({ rounds: { ...rounds, [key]: (rounds[key] ?? 0) + 1 } }, false);
  }

  /** Removes all pages from memory. The stored copy is not cleared here: its owner clears it. */
  reset(): void {
    this.#leaving.clear();
    this.#used = [];
    this.#change({ pages: [], rounds: {} }, false);
  }

  /**
   * Returns the last address of an open list, with filters and page number; the path itself if the list is not open.
   */
  addressOf(pathname: string): string {
    return this.#state.pages.find((page) => page.key === pathname)?.address ?? pathname;
  }

  /** Returns the tab to show after a tab closes: its right neighbour, else its left one. */
  neighbour(key: string): OpenPage | undefined {
    const { pages } = this.#state;
    const place = pages.findIndex((page) => page.key === key);
    return place < 0 ? pages.at(-1) : (pages[place + 1] ?? pages[place - 1]);
  }
}
